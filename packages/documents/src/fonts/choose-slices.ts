import { isInSlice, type FontFamily, type FontSlice, type FontWeight } from './font-family.ts';

export type EastAsian = 'chinese' | 'japanese' | 'korean';

/** Han characters have other forms in each language, so the text around them decides on the font. */
export function orderFamilies(text: string): EastAsian[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return ['japanese', 'chinese', 'korean'];
  }
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'japanese', 'chinese'];
  return ['chinese', 'japanese', 'korean'];
}

/** The rows that have been looked up, as the lists are long. */
const lookups = new WeakMap<FontFamily, Map<number, FontSlice[]>>();

function lookUp(family: FontFamily, codePoint: number): FontSlice[] {
  const lookup = lookups.get(family) ?? new Map<number, FontSlice[]>();
  lookups.set(family, lookup);
  const known = lookup.get(codePoint);
  if (known) return known;
  const slices = family.filter((slice) => isInSlice(slice, codePoint));
  lookup.set(codePoint, slices);
  return slices;
}

/** The slices that may have a glyph for the character, best first: a weight that a script lacks is replaced by the other one. */
export function slicesFor(
  families: readonly FontFamily[],
  codePoint: number,
  weight: FontWeight,
): FontSlice[] {
  const slices = families.flatMap((family) => lookUp(family, codePoint));
  return [
    ...slices.filter((slice) => slice.weight === weight),
    ...slices.filter((slice) => slice.weight === 400 && weight !== 400),
  ];
}
