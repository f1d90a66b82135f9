const UNKNOWN = 'application/octet-stream';
const SAMPLE_LENGTH = 4_096;

/** The media type of a file by its content, whatever its name says. */
export async function detectType(file: Blob): Promise<string> {
  const { fileTypeFromBlob } = await import('file-type');
  const found = await fileTypeFromBlob(file).catch(() => undefined);
  if (found) {
    const [type = UNKNOWN] = found.mime.split(';');
    // An animated PNG is a PNG for everyone who shows it.
    return type === 'image/apng' ? 'image/png' : type;
  }
  return (await isText(file)) ? 'text/plain' : UNKNOWN;
}

async function isText(file: Blob) {
  const bytes = await file.slice(0, SAMPLE_LENGTH).arrayBuffer();
  try {
    // The sample may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return !text.includes('\0');
  } catch {
    return false;
  }
}
