import type { ImageLimits, ImageProblem } from './image-problem.ts';
import { readImageHeader } from './read-image-header.ts';
import { redraw } from './redraw.ts';
import type { Redraw } from './redraw.ts';

type Prepared = { state: 'ready'; file: File } | { state: 'rejected'; problem: ImageProblem };

/** Tried in order until the image fits, because re-encoding may need more bytes than the original. */
const attempts = [
  { scale: 1, quality: 0.92 },
  { scale: 1, quality: 0.8 },
  { scale: 0.75, quality: 0.8 },
  { scale: 0.5, quality: 0.8 },
] as const;

const rejected = (problem: ImageProblem): Prepared => ({ state: 'rejected', problem });

/**
 * Checks an image, then re-encodes JPEG and PNG, no larger than needed, which removes the photo's location, camera and time. Texts of a
 * GIF are removed when it is stored.
 */
export async function prepareImage(
  file: File,
  { maxBytes, maxPixels, maxSide }: ImageLimits,
  draw: Redraw = redraw,
): Promise<Prepared> {
  if (file.size >= maxBytes) return rejected('bytes');
  const header = readImageHeader(await file.arrayBuffer());
  if (!header) return rejected('type');
  const pixels = header.width * header.height;
  if (pixels === 0) return rejected('broken');
  if (pixels > maxPixels) return rejected('pixels');
  // A canvas would stop the animation.
  if (header.type === 'image/gif') return ready(file, header.type, file);

  const fit = Math.min(1, maxSide / Math.max(header.width, header.height));
  for (const { scale, quality } of attempts) {
    const drawn = await draw(file, header.type, { scale: fit * scale, quality });
    if (!drawn) return rejected('broken');
    if (drawn.size < maxBytes) return ready(drawn, header.type, file);
  }
  return rejected('bytes');
}

function ready(content: Blob, type: string, { name, lastModified }: File): Prepared {
  return { state: 'ready', file: new File([content], name, { type, lastModified }) };
}
