/** How many hues are told apart. */
const HUES = 12;
/** Strong colors count more than pale ones, but a large pale area still wins over a small strong one. */
const STRENGTH = 1.5;
/** The weight of a gray pixel, so that a picture without any color has one, too. */
const GRAY = 0.0001;

/**
 * The color that a picture is remembered by, as `#rrggbb`: the mean of its strongest hue. Most covers are screens, whose most frequent
 * color is white. Null if nothing of it can be seen. The pixels are red, green, blue and alpha, from 0 to 255.
 */
export function pickColor(pixels: ArrayLike<number>): string | null {
  const sums = Array.from({ length: HUES }, () => ({ red: 0, green: 0, blue: 0, weight: 0 }));
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
      (part) => pixels[index + part],
    );
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    const weight = alpha * ((chroma / 255) ** STRENGTH + GRAY);
    const sum = sums[Math.round((hueOf(red, green, blue) / 6) * HUES) % HUES];
    if (!sum) continue;
    sum.red += red * weight;
    sum.green += green * weight;
    sum.blue += blue * weight;
    sum.weight += weight;
  }
  const { red, green, blue, weight } = sums.reduce((a, b) => (b.weight > a.weight ? b : a));
  if (weight === 0) return null;
  return `#${[red, green, blue].map((part) => toHex(part / weight)).join('')}`;
}

/** From 0 to 6, where red is 0, green 2 and blue 4. */
function hueOf(red: number, green: number, blue: number) {
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  if (max === red) return ((green - blue) / chroma + 6) % 6;
  return max === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
}

function toHex(value: number) {
  return Math.round(value).toString(16).padStart(2, '0');
}
