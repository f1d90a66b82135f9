export const SAVED_SEARCH_KINDS = ['projects', 'creators', 'services'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

/** How often the owner is told about new matches. */
export const SEARCH_FREQUENCIES = ['as_they_come', 'weekly', 'never'] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** The text and the filters as arguments of the search functions; what does not filter is missing. */
export type SearchArguments = Record<string, string | number | readonly string[]>;

export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 100;

/** The same for the same choice, as the database stores it: no empty text, and each list in order and without doubles. */
export function normalizeSearch(search: object): SearchArguments {
  const entries = Object.entries(search).flatMap(
    ([key, value]): [string, SearchArguments[string]][] => {
      if (typeof value === 'string') return value.trim() ? [[key, value.trim()]] : [];
      if (typeof value === 'number') return [[key, value]];
      if (!Array.isArray(value) || value.length === 0) return [];
      return [[key, [...new Set(value.map(String))].sort()]];
    },
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two searches of the same kind find the same. */
export function isSameSearch(one: object, other: object): boolean {
  return JSON.stringify(normalizeSearch(one)) === JSON.stringify(normalizeSearch(other));
}
