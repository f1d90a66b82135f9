import type { Pixels } from './pixels.ts';
import { readSize, type Size } from './read-size.ts';

/** A card waits no longer for its picture, and is drawn without. */
const TIMEOUT_MS = 1500;
const MAX_BYTES = 6_000_000;
const MAX_PIXELS = 4096 * 4096;

type Decoders = {
  /** Its colors are not multiplied by opacity. */
  decodeWebp: (bytes: ArrayBuffer) => Promise<Pixels>;
  /** Draws an SVG, which can contain what is no WebP. */
  drawSvg: (svg: string) => Pixels;
};

type Found = {
  /** Null if it is missing, late, too large or no picture. */
  picture: Pixels | null;
  /** Whether the next attempt would find the same. */
  isFinal: boolean;
};

export async function readPicture(url: string, { decodeWebp, drawSvg }: Decoders): Promise<Found> {
  let isFinal = false;
  try {
    // Whoever could redirect a picture could have any server's sent.
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = response.ok ? await readBytes(response) : null;
    isFinal = response.status < 500 && response.status !== 429;
    const found = bytes && readSize(bytes);
    if (!found || found.width * found.height > MAX_PIXELS) return { picture: null, isFinal };
    const picture =
      found.type === 'webp'
        ? multiplyByOpacity(await decodeWebp(bytes.buffer))
        : drawSvg(showPicture(found, bytes));
    return { picture, isFinal };
  } catch (error) {
    console.error('picture of a card:', error instanceof Error ? error.message : error);
    return { picture: null, isFinal };
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

function multiplyByOpacity(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] as number;
    if (opacity === 255) continue;
    for (let color = at; color < at + 3; color += 1) {
      data[color] = Math.round(((data[color] as number) * opacity) / 255);
    }
  }
  return pixels;
}

/** An SVG of nothing but this picture. */
function showPicture({ type, width, height }: Size & { type: string }, bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  const size = `width="${width}" height="${height}"`;
  const href = `data:image/${type};base64,${btoa(text)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} image-rendering="optimizeSpeed" href="${href}"/></svg>`;
}
