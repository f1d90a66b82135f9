import { getStoredType, isPicture } from '../attachment.ts';
import { cleanPicture } from '../metadata/clean-picture.ts';
import { containsLocation } from '../metadata/contains-location.ts';
import { drawPreviews, type Preview } from './draw-previews.ts';

const UNKNOWN = 'application/octet-stream';

const SAMPLE_LENGTH = 4_096;

/** A file as it will be uploaded. */
export type PreparedAttachment = {
  content: Blob;
  type: string;
  width: number | null;
  height: number | null;
  previews: Preview[];
  /** Whether it says where it was taken, in a way that cannot be removed. */
  hasLocation: boolean;
};

/** The largest side that the database stores. */
const MAX_SIDE = 65_535;

/** Decides a file's type by its content, removes from a picture where it was taken, and draws its previews. */
export async function prepareAttachment(file: Blob): Promise<PreparedAttachment> {
  const type = await detectType(file);
  const cleaned = await cleanPicture(file.slice(0, file.size, type), type);
  const picture = cleaned && isPicture({ type }) ? await preparePicture(cleaned, type) : null;
  const prepared =
    picture ?? toFile(cleaned ?? file, isPicture({ type }) ? 'application/octet-stream' : type);
  const hasLocation = type !== 'text/plain' && (await containsLocation(prepared.content));
  return { ...prepared, hasLocation };
}

type Prepared = Omit<PreparedAttachment, 'hasLocation'>;

function toFile(content: Blob, type: string): Prepared {
  const stored = content.slice(0, content.size, getStoredType(type));
  return { content: stored, type, width: null, height: null, previews: [] };
}

/** Null for a file that only begins like a picture: it is sent as a file. */
async function preparePicture(content: Blob, type: string): Promise<Prepared | null> {
  if (!('createImageBitmap' in globalThis)) return toFile(content, type);
  const bitmap = await decode(content).catch(() => null);
  if (!bitmap) return null;
  try {
    const { width, height } = bitmap;
    if (Math.max(width, height) > MAX_SIDE) return toFile(content, type);
    return { content, type, width, height, previews: await drawPreviews(bitmap, content) };
  } finally {
    bitmap.close();
  }
}

/** Firefox cannot decode a picture whose blob begins with a short part, as after a location was removed. */
async function decode(content: Blob): Promise<ImageBitmap> {
  return createImageBitmap(content).catch(async () =>
    createImageBitmap(new Blob([await content.arrayBuffer()], { type: content.type })),
  );
}

/** The media type of a file by its content, whatever its name says. */
async function detectType(file: Blob): Promise<string> {
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
