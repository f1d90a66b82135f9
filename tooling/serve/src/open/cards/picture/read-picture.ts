import { readSize } from './read-size.ts';
import { shrink, writePng, type Pixels } from './write-png.ts';

/** A card waits no longer for its picture, and is drawn without. */
const TIMEOUT_MS = 1500;
const MAX_BYTES = 6_000_000;
const MAX_PIXELS = 4096 * 4096;
/** About as wide as a card draws it. */
const MIN_WIDTH = 700;

type DecodeWebp = (bytes: ArrayBuffer) => Promise<Pixels>;

/** A picture as a data URL of a format that is drawn in SVG; null if it is missing, late, too large or no picture. */
export async function readPicture(url: string, decodeWebp: DecodeWebp): Promise<string | null> {
  try {
    // Whoever could redirect a picture could have any server's sent.
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = response.ok ? await readBytes(response) : null;
    const found = bytes && readSize(bytes);
    if (!found || found.width * found.height > MAX_PIXELS) return null;
    if (found.type !== 'webp') return dataUrl(found.type, bytes);
    const pixels = await decodeWebp(bytes.buffer);
    return dataUrl('png', await writePng(shrink(pixels, MIN_WIDTH)));
  } catch (error) {
    console.error('picture of a card:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** Null if there are too many. */
async function readBytes({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function dataUrl(type: string, bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return `data:image/${type};base64,${btoa(text)}`;
}
