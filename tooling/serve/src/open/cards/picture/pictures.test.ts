import { expect, it } from 'vitest';
import { coverFrame } from './cover-frame.ts';
import { createBase, joinLayers } from './join-layers.ts';
import { reduceColors } from './reduce-colors.ts';

/** Gray pixels of a picture with this width, each with its opacity if it is not full. */
const gray = (width: number, ...pixels: readonly (number | readonly [number, number])[]) => ({
  ...{ width, height: pixels.length / width },
  data: new Uint8Array(
    pixels.flatMap((pixel) => {
      const [shade, opacity] = typeof pixel === 'number' ? [pixel, 255] : pixel;
      return [shade, shade, shade, opacity];
    }),
  ),
});

it.each([
  ['halved by the average', gray(2, 0, 100, 50, 50), [1, 1], [50]],
  ['cut at both sides', gray(4, 200, 10, 20, 200), [2, 1], [10, 20]],
  ['cut above and below', gray(1, 200, 30, 200), [1, 1], [30]],
  ['enlarged by what is between', gray(2, 0, 100), [4, 2], [0, 25, 75, 100, 0, 25, 75, 100]],
  ['cut between its pixels', gray(3, 0, 90, 0), [2, 1], [45, 45]],
  ['reduced by a third', gray(3, 0, 90, 0, 0, 90, 0, 0, 90, 0), [2, 2], [30, 30, 30, 30]],
])('covers a frame with a picture that is %s', (_, picture, [width = 0, height = 0], expected) => {
  const { data } = coverFrame(picture, { width, height, visible: width });
  const every = [...data].filter((__, index) => index % 4 === 0);
  expect(every).toHaveLength(expected.length);
  for (const [index, shade] of every.entries()) {
    expect(Math.abs(shade - (expected[index] ?? 0))).toBeLessThan(1);
  }
});

it('leaves out what is past the edge of the card', () => {
  const result = coverFrame(gray(4, 1, 2, 3, 4), { width: 4, height: 1, visible: 3 });
  expect([result.width, result.height, result.data[8]]).toEqual([3, 1, 3]);
});

it('is half as strong where half of it cannot be seen', () => {
  const { data } = coverFrame(gray(2, [200, 255], [0, 0]), { width: 1, height: 1, visible: 1 });
  expect([...data]).toEqual([100, 100, 100, 128]);
});

it('joins what is above, a base with a hole, and what is below it', () => {
  const base = createBase(gray(3, [10, 255], [0, 0], [50, 128]));
  const below = { ...gray(2, [200, 255], [200, 255]), x: 1, y: 0 };
  const above = { ...gray(1, [100, 128]), x: 0, y: 0 };
  const grays = [...joinLayers(base, { above, below })].filter((_, index) => index % 3 === 0);
  expect(grays).toEqual([105, 200, 150]);
});

/** Colors of pixels that were reduced. */
const colorsOf = ({ palette, data }: ReturnType<typeof reduceColors>) =>
  [...data].map((number) => [...palette.subarray(number * 3, number * 3 + 3)]);

it('shows a picture of few colors in exactly these', () => {
  const colors = [
    [250, 250, 247],
    [255, 255, 255],
    [15, 20, 48],
  ];
  const pixels = colors.flatMap((color) => Array.from({ length: 40 }, () => color));
  const reduced = reduceColors(Uint8Array.from(pixels.flat()));
  expect(colorsOf(reduced)).toEqual(pixels);
});

it('shows a picture of many colors in 256 that are close to them', () => {
  const pixels = Array.from({ length: 64 ** 2 }, (_, at) => {
    const [x, y] = [at % 64, Math.floor(at / 64)];
    return [x * 4, y * 4, (x + y) * 2];
  });
  const reduced = reduceColors(Uint8Array.from(pixels.flat()));
  expect(reduced.palette).toHaveLength(256 * 3);
  const differences = colorsOf(reduced).flatMap((color, at) =>
    color.map((level, channel) => Math.abs(level - (pixels[at]?.[channel] ?? 0))),
  );
  expect(
    differences.reduce((sum, difference) => sum + difference) / differences.length,
  ).toBeLessThan(5);
});
