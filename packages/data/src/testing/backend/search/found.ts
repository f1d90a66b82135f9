export type Arguments = Record<string, unknown>;

/** The rows that contain the text, and then those that contain all of its words. */
export function findText<T extends { id: string }>(
  rows: T[],
  q: unknown,
  getTexts: (row: T) => string[],
): TextMatches<T> {
  const wanted = typeof q === 'string' ? toSearchForm(q.trim()) : '';
  const contains = (row: T, part: string) =>
    getTexts(row).some((text) => toSearchForm(text).includes(part));
  const exact = rows.filter((row) => contains(row, wanted));
  const others = rows.filter(
    (row) => !exact.includes(row) && wanted.split(/\s+/).every((word) => contains(row, word)),
  );
  const found = [...exact, ...others];
  const words = wanted.split(/\s+/);
  const countWords = (row: T) => words.filter((word) => contains(row, word)).length;
  const nearest = rows
    .filter((row) => words.length > 1 && !found.includes(row) && countWords(row) > 0)
    .toSorted((a, b) => countWords(b) - countWords(a));
  return { items: found, byWords: new Set(others.map(({ id }) => id)), nearest, words };
}

const toSearchForm = (text: string) => text.replaceAll(/['’\-\u00AD]/g, '').toLowerCase();

/** A page with fewer results is filled up. */
const FEW = 12;

type Group<T> = {
  values: readonly string[];
  getValues: (item: T) => string[];
  /** Whether a value of a row is the wanted one; the same text if absent. */
  matches?: (value: string, wanted: string) => boolean;
};

type TextMatches<T> = {
  items: T[];
  /** The ids of those that do not contain the text itself. */
  byWords: ReadonlySet<string>;
  /** The rows that contain some of the words, most of them first. */
  nearest: T[];
  words: string[];
};

/** The matches of a text search, and the filters of its kind. */
type Found<T> = TextMatches<T> & { groups: Record<string, Group<T>> };

export function withGroups<T>(matches: TextMatches<T>, groups: Record<string, Group<T>>): Found<T> {
  return { ...matches, groups };
}

function filterItems<T>(found: Found<T>, input: Arguments, except?: string, items = found.items) {
  return items.filter((item) =>
    Object.entries(found.groups).every(
      ([name, group]) => name === except || isInGroup(group, item, toTexts(input[name])),
    ),
  );
}

export function searchPage<T extends { id: string }>(found: Found<T>, input: Arguments) {
  const size = Number(input.page_size ?? 24);
  const items = filterItems(found, input);
  const start = items.findIndex(({ id }) => id === input.cursor) + 1;
  const page = items.slice(start, start + size);
  const firstOfWords = page.findIndex(({ id }) => found.byWords.has(id));
  const hasFew = start === 0 && page.length < FEW;
  const nearest = hasFew
    ? filterItems(found, input, undefined, found.nearest).slice(0, FEW - page.length)
    : [];
  return {
    items: [...page, ...nearest],
    next_cursor: start + size < items.length ? page.at(-1)?.id : null,
    all_words_at: firstOfWords < 0 ? null : firstOfWords,
    corrected: null,
    corrected_at: null,
    most_words_at: nearest.length > 0 ? page.length : null,
    words: hasFew && found.words.length > 1 ? found.words : [],
  };
}

export function searchCounts<T>(found: Found<T>, input: Arguments) {
  const facets = Object.entries(found.groups).map(([name, group]) => {
    const counted = filterItems(found, input, name);
    const times = (value: string) =>
      counted.filter((item) => isInGroup(group, item, [value])).length;
    const counts = group.values.map((value) => [value, times(value)] as const);
    return [name, Object.fromEntries(counts)] as const;
  });
  const total = filterItems(found, input).length;
  return { total, total_is_capped: false, facets: Object.fromEntries(facets), capped_facets: [] };
}

function isInGroup<T>({ getValues, matches = isSame }: Group<T>, item: T, wanted: string[]) {
  return (
    wanted.length === 0 ||
    getValues(item).some((value) => wanted.some((one) => matches(value, one)))
  );
}

const isSame = (value: string, wanted: string) => value === wanted;

export function toTexts(value: unknown) {
  return Array.isArray(value) ? value.map(String) : [];
}
