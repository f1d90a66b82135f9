import { drawCopy } from './draw-copy.ts';
import { SMALL_WIDTH } from './stored-path.ts';

/** Draws an image at the width for cards. Null if it is not wider, may move, or cannot be drawn by this browser. */
export async function drawSmallCopy(file: File): Promise<Blob | null> {
  if (file.type === 'image/gif' || !('OffscreenCanvas' in globalThis)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    return await drawCopy(bitmap, { width: SMALL_WIDTH, type: file.type });
  } finally {
    bitmap.close();
  }
}
