import { drawCopy } from '../../images/draw-copy.ts';
import { LARGE_WIDTH, SMALL_WIDTH } from '../../images/stored-path.ts';

/** Of all previews of a picture, in bytes. */
const MAX_PREVIEW_SIZE = 2_097_152;

/** In bytes: color profiles may come first. */
const START_LENGTH = 65_536;
const SIGNS_OF_MOTION: Record<string, string> = {
  'image/png': 'acTL',
  'image/webp': 'ANIM',
  'image/avif': 'ftypavis',
};

export type Preview = { width: number; blob: Blob };

/** The copies of a picture for the thread and for large screens, the smaller one first. A picture that moves has none. */
export async function drawPreviews(bitmap: ImageBitmap, picture: Blob): Promise<Preview[]> {
  const { type } = picture;
  if (!('OffscreenCanvas' in globalThis) || (await mayMove(picture))) return [];
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

/** An animation is announced at the beginning of the file. */
async function mayMove(picture: Blob): Promise<boolean> {
  if (picture.type === 'image/gif') return true;
  const sign = SIGNS_OF_MOTION[picture.type];
  return sign !== undefined && (await picture.slice(0, START_LENGTH).text()).includes(sign);
}
