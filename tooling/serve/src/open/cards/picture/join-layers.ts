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
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4;
      const pixel = (y + row) * base.width + x + column;
      const hole = 1 - (base.data[pixel * 4 + 3] as number) / 255;
      if (hole === 0) continue;
      const through = 1 - (data[from + 3] as number) / 255;
      for (let color = 0; color < 3; color += 1) {
        const below = (data[from + color] as number) + through * (SUNKEN[color] as number);
        (result[pixel * 3 + color] as number) += hole * below;
      }
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
