import { palette } from '@showcase/ui/palette';
import type { Pixels } from './pixels.ts';

type Layer = Pixels & { x: number; y: number };

/** Below pictures that let something through. */
const SUNKEN = [1, 3, 5].map((at) => Number.parseInt(palette.light.sunken.slice(at, at + 2), 16));

/** What many cards begin with, drawn once. */
export type Base = Pixels & { colors: Uint8Array };

/** Pixels with red, green and blue alone beside them. */
export function createBase(pixels: Pixels): Base {
  const colors = new Uint8Array(pixels.width * pixels.height * 3);
  for (let at = 0; at < colors.length; at += 3) {
    for (let color = 0; color < 3; color += 1) {
      colors[at + color] = pixels.data[(at / 3) * 4 + color] as number;
    }
  }
  return { ...pixels, colors };
}

/** Red, green and blue of a base with shapes above it and a picture below its hole. */
export function joinLayers(
  base: Base,
  { above, below }: { above: Layer; below: Layer | null },
): Uint8Array {
  const result = base.colors.slice();
  if (below) layBelow(result, base, below);
  layAbove(result, base, above);
  return result;
}

function layBelow(result: Uint8Array, base: Pixels, { x, y, width, height, data }: Layer) {
  for (let row = 0; row < height; row += 1) {
    let from = row * width * 4;
    let pixel = (y + row) * base.width + x;
    for (const end = pixel + width; pixel < end; pixel += 1, from += 4) {
      const hole = 255 - (base.data[pixel * 4 + 3] as number);
      if (hole === 0) continue;
      const through = 255 - (data[from + 3] as number);
      // Most pixels of most pictures.
      if (hole === 255 && through === 0) {
        result[pixel * 3] = data[from] as number;
        result[pixel * 3 + 1] = data[from + 1] as number;
        result[pixel * 3 + 2] = data[from + 2] as number;
        continue;
      }
      for (let color = 0; color < 3; color += 1) {
        const below = (data[from + color] as number) + share(SUNKEN[color] as number, through);
        (result[pixel * 3 + color] as number) += share(below, hole);
      }
    }
  }
}

function layAbove(result: Uint8Array, base: Pixels, { x, y, width, height, data }: Layer) {
  for (let row = 0; row < height; row += 1) {
    let from = row * width * 4;
    let to = ((y + row) * base.width + x) * 3;
    for (const end = from + width * 4; from < end; from += 4, to += 3) {
      const opacity = data[from + 3] as number;
      if (opacity === 0) continue;
      for (let color = 0; color < 3; color += 1) {
        const below = share(result[to + color] as number, 255 - opacity);
        result[to + color] = (data[from + color] as number) + below;
      }
    }
  }
}

/** So many of 255 parts of a level, rounded, in whole numbers: exact for all levels. */
const share = (level: number, parts: number) => ((level * parts + 128) * 257) >> 16;
