import { getStoredType, isPicture } from '../attachment.ts';
import { cleanPicture } from '../metadata/clean-picture.ts';
import { detectType } from './detect-type.ts';
import { drawPreviews, type Preview } from './draw-previews.ts';

/** A file as it will be uploaded. */
export type PreparedAttachment = {
  content: Blob;
  type: string;
  width: number | null;
  height: number | null;
  previews: Preview[];
};

/** The largest side that the database stores. */
const MAX_SIDE = 65_535;

/** Decides a file's type by its content, removes from a picture where it was taken, and draws its previews. */
export async function prepareAttachment(file: Blob): Promise<PreparedAttachment> {
  const type = await detectType(file);
  const picture = isPicture({ type }) ? await preparePicture(file, type) : null;
  return picture ?? toFile(file, isPicture({ type }) ? 'application/octet-stream' : type);
}

function toFile(content: Blob, type: string): PreparedAttachment {
  const stored = content.slice(0, content.size, getStoredType(type));
  return { content: stored, type, width: null, height: null, previews: [] };
}

/** Null for a file that only begins like a picture: it is sent as a file. */
async function preparePicture(file: Blob, type: string): Promise<PreparedAttachment | null> {
  const content = await cleanPicture(file.slice(0, file.size, type), type);
  if (!content) return null;
  if (!('createImageBitmap' in globalThis)) return toFile(content, type);
  const bitmap = await createImageBitmap(content).catch(() => null);
  if (!bitmap) return null;
  try {
    const { width, height } = bitmap;
    if (Math.max(width, height) > MAX_SIDE) return toFile(content, type);
    return { content, type, width, height, previews: await drawPreviews(bitmap, type) };
  } finally {
    bitmap.close();
  }
}
