import { palette } from '@showcase/ui/palette';
import type { Pixels } from './pixels.ts';

type Layer = Pixels & { x: number; y: number };

/** Below pictures that let something through. */
const SUNKEN = [1, 3, 5].map((at) => Number.parseInt(palette.light.sunken.slice(at, at + 2), 16));

/** Red, green and blue of a base with shapes above it and a picture below its hole. Colors are multiplied by their opacity. */
export function joinLayers(
  base: Pixels,
  { above, below }: { above: Layer; below: Layer | null },
): Uint8Array {
  const result = new Uint8Array(base.width * base.height * 3);
  for (let pixel = 0; pixel < base.width * base.height; pixel += 1) {
    result[pixel * 3] = base.data[pixel * 4] as number;
    result[pixel * 3 + 1] = base.data[pixel * 4 + 1] as number;
    result[pixel * 3 + 2] = base.data[pixel * 4 + 2] as number;
  }
  if (below) layBelow(result, base, below);
  layAbove(result, base, above);
  return result;
}

function layBelow(result: Uint8Array, base: Pixels, { x, y, width, height, data }: Layer) {
  for (let from = 0; from < width * height; from += 1) {
    const pixel = (y + Math.floor(from / width)) * base.width + x + (from % width);
    const hole = 1 - (base.data[pixel * 4 + 3] as number) / 255;
    if (hole === 0) continue;
    const through = 1 - (data[from * 4 + 3] as number) / 255;
    for (let color = 0; color < 3; color += 1) {
      const below = (data[from * 4 + color] as number) + through * (SUNKEN[color] as number);
      (result[pixel * 3 + color] as number) += hole * below;
    }
  }
}

function layAbove(result: Uint8Array, base: Pixels, { x, y, width, height, data }: Layer) {
  for (let from = 0; from < width * height; from += 1) {
    const opacity = data[from * 4 + 3] as number;
    if (opacity === 0) continue;
    const to = ((y + Math.floor(from / width)) * base.width + x + (from % width)) * 3;
    for (let color = 0; color < 3; color += 1) {
      const below = ((255 - opacity) * (result[to + color] as number)) / 255;
      result[to + color] = (data[from * 4 + color] as number) + below;
    }
  }
}
