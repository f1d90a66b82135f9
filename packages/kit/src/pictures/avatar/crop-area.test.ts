import { describe, expect, it } from 'vitest';
import { CENTERED_CROP, getCropArea, getOutputSide, panCrop } from './crop-area.ts';

const wide = { width: 400, height: 200 };

describe('the crop of a picture', () => {
  it.each([
    [CENTERED_CROP, { x: 100, y: 0, side: 200 }],
    [
      { zoom: 2, left: 0, top: 1 },
      { x: 0, y: 100, side: 100 },
    ],
    [
      { zoom: 1, left: 1, top: 0.5 },
      { x: 200, y: 0, side: 200 },
    ],
  ])('%j has the area %j', (crop, area) => {
    expect(getCropArea(wide, crop)).toEqual(area);
  });

  it.each([
    [{ width: 4000, height: 3000 }, 1, 512],
    [{ width: 2048, height: 2048 }, 4, 512],
    [{ width: 1600, height: 900 }, 3, 300],
    [{ width: 400, height: 200 }, 1, 200],
    [{ width: 2, height: 1 }, 4, 1],
  ])('of %o at zoom %i is %i pixels wide, without upscaling', (size, zoom, side) => {
    expect(getOutputSide(size, { ...CENTERED_CROP, zoom })).toBe(side);
  });

  it.each([
    [
      { x: 0.5, y: 0 },
      { left: 0, top: 0.5 },
    ],
    [
      { x: -0.25, y: 0.5 },
      { left: 0.75, top: 0.5 },
    ],
    [
      { x: -9, y: -9 },
      { left: 1, top: 0.5 },
    ],
  ])('dragged by %j ends at %j', (offset, expected) => {
    expect(panCrop(wide, CENTERED_CROP, offset)).toEqual({ zoom: 1, ...expected });
  });
});
