export type FontWeight = 400 | 700;

/** A file with the glyphs of some characters. */
export type FontSlice = {
  url: string;
  weight: FontWeight;
  ranges: readonly (readonly [first: number, last: number])[];
};

export type FontFamily = readonly FontSlice[];

/** The slices of a Fontsource package: its `unicode.json`, and the URLs of its files by path. */
export function readFamily(
  unicode: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): FontFamily {
  return Object.entries(files).flatMap(([path, url]) => {
    const [, name = '', weight] = /([\w-]+)-(400|700)-normal\.woff$/.exec(path) ?? [];
    // The keys of numbered slices have brackets. 'latin-ext' is looked for before 'ext'.
    const key = Object.keys(unicode)
      .toSorted((a, b) => b.length - a.length)
      .find((slice) => name.endsWith(`-${slice.replace(/[[\]]/g, '')}`));
    return key
      ? [{ url, weight: weight === '700' ? 700 : 400, ranges: readRanges(unicode[key] ?? '') }]
      : [];
  });
}

/** Reads 'U+0460-052F,U+20B4'. */
function readRanges(list: string): FontSlice['ranges'] {
  return list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

export function isInSlice({ ranges }: FontSlice, codePoint: number): boolean {
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}
