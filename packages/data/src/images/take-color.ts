import { pickColor } from './pick-color.ts';

/** Every picture is looked at in this size, in pixels. */
const SIDE = 64;

/** One color of an image. Null if it has none, or cannot be read by this browser. */
export async function takeColor(file: Blob): Promise<string | null> {
  if (typeof OffscreenCanvas !== 'function') return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, SIDE, SIDE);
    return pickColor(context.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return null;
  } finally {
    bitmap.close();
  }
}
