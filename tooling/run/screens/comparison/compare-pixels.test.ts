import { expect, it } from 'vitest';
import { comparePixels } from './compare-pixels.ts';

const red = [220, 0, 40, 255];

it.each([
  ['the same', [10, 20, 30, 255], [10, 20, 30, 255], 0, [220, 220, 220, 255]],
  ['rounded differently', [10, 20, 30, 255], [12, 20, 28, 255], 0, [220, 220, 220, 255]],
  ['another color', [10, 20, 30, 255], [10, 23, 30, 255], 1, red],
  ['only in one of them', [0, 0, 0, 0], [255, 255, 255, 255], 1, red],
])('finds a pixel that is %s', (_name, before, after, changed, drawn) => {
  const difference = new Uint8ClampedArray(4);
  const count = comparePixels(
    new Uint8ClampedArray(before),
    new Uint8ClampedArray(after),
    difference,
  );
  expect(count).toBe(changed);
  expect([...difference]).toEqual(drawn);
});

it('counts every pixel that differs', () => {
  const before = new Uint8ClampedArray(12);
  const after = Uint8ClampedArray.from({ length: 12 }, (_, index) => (index < 8 ? 200 : 0));
  expect(comparePixels(before, after, new Uint8ClampedArray(12))).toBe(2);
});
