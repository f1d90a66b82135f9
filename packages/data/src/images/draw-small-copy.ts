import { SMALL_WIDTH } from './stored-path.ts';

/** Draws an image at the width for cards. Null if it is not wider, may move, or cannot be drawn by this browser. */
export async function drawSmallCopy(file: File): Promise<Blob | null> {
  if (file.type === 'image/gif' || !('OffscreenCanvas' in globalThis)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    if (bitmap.width <= SMALL_WIDTH) return null;
    const height = Math.max(1, Math.round((bitmap.height * SMALL_WIDTH) / bitmap.width));
    const canvas = new OffscreenCanvas(SMALL_WIDTH, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, SMALL_WIDTH, height);
    return await canvas.convertToBlob({ type: file.type, quality: 0.85 });
  } catch {
    return null;
  } finally {
    bitmap.close();
  }
}
