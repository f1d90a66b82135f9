import { describe, expect, it } from 'vitest';
import { pickColor } from './pick-color.ts';

type Rgb = [red: number, green: number, blue: number];
type Pixel = Rgb | [...Rgb, alpha: number];
const WHITE: Rgb = [255, 255, 255];
const CORAL: Rgb = [224, 119, 79];
const BLUE: Rgb = [37, 84, 167];

/** Pixels of these colors, each as often as its number says. */
const picture = (...areas: [count: number, color: Pixel][]) =>
  areas.flatMap(([count, [red, green, blue, alpha = 255]]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

describe('the color of a picture', () => {
  it.each([
    ['one color', picture([4, BLUE]), '#2554a7'],
    ['a white screen with a colored button', picture([90, WHITE], [10, BLUE]), '#2554a7'],
    ['two strong colors, by their area', picture([60, CORAL], [40, BLUE]), '#e0774f'],
    ['a large pale area and a strong spot', picture([98, [209, 225, 229]], [1, BLUE]), '#d1e1e5'],
    ['shades of one hue, by their mean', picture([1, [200, 0, 0]], [1, [100, 0, 0]]), '#ae0000'],
    ['reds on both sides of the circle', picture([1, [200, 20, 0]], [1, [200, 0, 20]]), '#c80a0a'],
    ['white', picture([9, WHITE]), '#ffffff'],
    ['black', picture([9, [0, 0, 0]]), '#000000'],
    ['grays, by their mean', picture([1, [100, 100, 100]], [1, [200, 200, 200]]), '#969696'],
    ['a transparent ground', picture([50, [...CORAL, 0]], [2, BLUE]), '#2554a7'],
    ['nothing that can be seen', picture([9, [255, 0, 0, 0]]), null],
    ['no pixels', [], null],
    ['half a pixel', [255, 0], null],
  ] as const)('is taken from %s', (_name, pixels, expected) => {
    expect(pickColor(pixels)).toBe(expected);
  });

  it('always has the form that the database accepts', () => {
    for (let step = 0; step < 4096; step += 1) {
      const color = pickColor([(step * 7) % 256, (step * 31) % 256, (step * 101) % 256, 255]);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
