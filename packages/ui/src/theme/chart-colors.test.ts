import { describe, expect, it } from 'vitest';
import { palette } from './tokens.ts';

type Triple = readonly [number, number, number];

/** Matrices for red, green and blue under color blindness (Machado, Oliveira and Fernandes 2009, full severity). */
const eyes = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

const mix = (row: Triple, [a, b, c]: Triple) => row[0] * a + row[1] * b + row[2] * c;

function linear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** The CIE Lab values of a color as seen with color blindness. */
function seen(hex: string, [red, green, blue]: readonly [Triple, Triple, Triple]): Triple {
  const raw = linear(hex);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const light: Triple = [clamp(mix(red, raw)), clamp(mix(green, raw)), clamp(mix(blue, raw))];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve(mix([0.4124, 0.3576, 0.1805], light) / 0.95047);
  const y = curve(mix([0.2126, 0.7152, 0.0722], light));
  const z = curve(mix([0.0193, 0.1192, 0.9505], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Triple, other: Triple) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe.each(['light', 'dark'] as const)('the chart colors of the %s theme', (theme) => {
  const { chart1, chart2, chart3, chart4 } = palette[theme];
  const colors = [chart1, chart2, chart3, chart4];

  it.each(Object.entries(eyes))('differ clearly for eyes with %s', (_name, eye) => {
    const pairs = colors.flatMap((one, index) =>
      colors.slice(index + 1).map((other) => distance(seen(one, eye), seen(other, eye))),
    );
    expect(pairs).toHaveLength(6);
    expect(Math.min(...pairs)).toBeGreaterThan(30);
  });
});
