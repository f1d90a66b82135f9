export type Redraw = (
  file: Blob,
  type: string,
  attempt: { scale: number; quality: number },
) => Promise<Blob | null>;

/** Redraws the image on a canvas, upright. Null if the browser cannot decode it. */
export const redraw: Redraw = async (file, type, { scale, quality }) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
};
