type CopyOptions = { width: number; type: string };

/** Draws a picture at a smaller width. Null if it is not wider, or cannot be drawn by this browser. */
export async function drawCopy(
  bitmap: ImageBitmap,
  { width, type }: CopyOptions,
): Promise<Blob | null> {
  if (bitmap.width <= width) return null;
  try {
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await canvas.convertToBlob({ type, quality: 0.85 });
  } catch {
    return null;
  }
}
