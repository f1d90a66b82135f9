import { drawCopy } from '../../images/draw-copy.ts';
import { LARGE_WIDTH, SMALL_WIDTH } from '../../images/stored-path.ts';

/** Of all previews of a picture, in bytes. */
const MAX_PREVIEW_SIZE = 2_097_152;

export type Preview = { width: number; blob: Blob };

/** The copies of a picture for the thread and for large screens, the smaller one first. A GIF has none because it may move. */
export async function drawPreviews(bitmap: ImageBitmap, type: string): Promise<Preview[]> {
  if (type === 'image/gif' || !('OffscreenCanvas' in globalThis)) return [];
  const previews: Preview[] = [];
  let size = 0;
  for (const width of [SMALL_WIDTH, LARGE_WIDTH]) {
    // Of the types with transparency, WebP is the smaller one.
    const copyType = type === 'image/jpeg' ? type : 'image/webp';
    const blob = await drawCopy(bitmap, { width, type: copyType });
    if (!blob || size + blob.size > MAX_PREVIEW_SIZE) break;
    size += blob.size;
    previews.push({ width, blob });
  }
  return previews;
}
