import { basename, dirname } from 'node:path';

/** Files by their path in the repository. */
export type Sources = ReadonlyMap<string, string>;

/** Files of the same name are twins if they share more than this part of the longer one's lines. */
const TWIN_LIKENESS = 0.6;

/** Lines that are not blank. */
export function countLines(text: string) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/** The middle one of an odd number of values, the upper middle one of an even number; 0 without values. */
export function median(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The number of folders between a file and the `src` that it is in; 0 outside of `src`. */
export function depth(file: string) {
  const [, below] = file.split('/src/');
  return below ? below.split('/').length - 1 : 0;
}

export function isProduction(file: string) {
  return !/\.(test|stories)\.|\/(tests?|testing)\//.test(file);
}

/** The sources in a folder. */
export function pick(sources: Sources, folder: string): Sources {
  return new Map([...sources].filter(([file]) => file.startsWith(`${folder}/`)));
}

/** How often a global pattern occurs. */
export function countMatches(sources: Sources, pattern: RegExp) {
  return [...sources.values()].reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
}

export const dashboardPath = /['"`]\/dashboard\/./g;
// In brackets, so that this line does not match itself.
export const typesOverride = /[.]overrideTypes</g;
/** Where a query of the data is named by its key; the keys of code and drafts are no data. */
export const literalQueryKey =
  /(?:queryKey: |(?:invalidate|refetch)Queries\(\w+, )\[(?!'(?:code|draft)')/g;
/** An object type with a time stamp of a row. */
export const rowType = /^(?:export )?type \w+ = \{[^}]*\b(?:created|updated)_at\??: string/gm;

/** Files of the first sources with the folder of their twin in the second ones. */
export function findTwins(first: Sources, second: Sources) {
  return [...first].flatMap(([file, text]) =>
    [...second]
      .filter(
        ([other, otherText]) =>
          basename(other) === basename(file) && likeness(text, otherText) > TWIN_LIKENESS,
      )
      .map(([other]) => `${file} ~ ${dirname(other)}`),
  );
}

/** The part of the longer text's lines that the shorter one has too, from 0 to 1. Lines of up to three characters do not count. */
export function likeness(first: string, second: string) {
  const [short = [], long = []] = [first, second]
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 3),
    )
    .sort((a, b) => a.length - b.length);
  if (long.length === 0) return 0;
  const known = new Set(short);
  return long.filter((line) => known.has(line)).length / long.length;
}
