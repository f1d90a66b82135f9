import { describe, expect, it } from 'vitest';
import { tokenCss } from './token-css.ts';
import { palette, tokens } from './tokens.ts';

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['paper', 'surface', 'sunken'] as const;
const textColors = ['ink', 'inkMuted', 'voltText', 'success', 'warning', 'danger'] as const;
const tintedPairs = [
  ['voltText', 'voltQuiet'],
  ['success', 'successQuiet'],
  ['warning', 'warningQuiet'],
  ['danger', 'dangerQuiet'],
  ['ink', 'sparkQuiet'],
  ['ink', 'voltQuiet'],
  ['ink', 'successQuiet'],
  ['ink', 'warningQuiet'],
  ['ink', 'dangerQuiet'],
  ['onVolt', 'volt'],
  ['onVolt', 'voltHover'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerFillHover'],
] as const;
const textPairs = [
  ...backgrounds.flatMap((background) =>
    textColors.map((textColor) => [textColor, background] as const),
  ),
  ...tintedPairs,
];
const controlPairs = [
  ...backgrounds.map((background) => ['control', background] as const),
  ...backgrounds.map((background) => ['spark', background] as const),
  ['spark', 'sparkQuiet'],
  ['volt', 'surface'],
  ...(['chart1', 'chart2', 'chart3', 'chart4'] as const).map(
    (shape) => [shape, 'surface'] as const,
  ),
  ['onVolt', 'control'],
] as const;

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark', 'night'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('has 4.5:1 for %s on %s', (text, background) => {
    expect(contrast(palette[theme][text], palette[theme][background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('has 3:1 for %s on %s', (shape, background) => {
    expect(contrast(palette[theme][shape], palette[theme][background])).toBeGreaterThanOrEqual(3);
  });
});

/** The backgrounds of buttons, except for images. */
const buttonBackgrounds = [...backgrounds, 'volt', 'voltQuiet', 'ink', 'dangerFill'] as const;

it.each(buttonBackgrounds)('has a focus ring of 3:1 on %s in all themes', (background) => {
  for (const colors of Object.values(palette)) {
    const rings = [colors.voltText, colors.paper].map((ring) => contrast(ring, colors[background]));
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.voltText, colors.paper)).toBeGreaterThanOrEqual(3);
  }
});

it('starts the wide layout at 768 px', () => {
  expect(tokens.media.wide).toBe('@media (min-width: 768px)');
});

it('declares every variable that the tokens refer to', () => {
  const names = JSON.stringify(tokens).match(/--[a-z0-9-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !tokenCss.includes(`${name}:`))).toEqual([]);
});
