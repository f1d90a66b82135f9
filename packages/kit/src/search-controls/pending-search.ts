/** A search that the page shows before its URL has it: of several written in quick succession the last. */
export type PendingSearch<Search> = {
  search: Search | null;
  /** The query strings that the page may still render before that of the search. */
  earlier: readonly string[];
  written: string;
};

export const NOTHING_PENDING = { search: null, earlier: [], written: '' };

/** Another search is written while the page renders this query string. */
export function addSearch<Search>(
  before: PendingSearch<Search>,
  next: { search: Search; written: string },
  queryString: string,
): PendingSearch<Search> {
  const earlier = before.search === null ? [queryString] : [...before.earlier, before.written];
  return { ...next, earlier };
}

/** Whether a page with this query string is behind the search. Back, Forward and links end it. */
export function isBehind<Search>(
  { search, earlier, written }: PendingSearch<Search>,
  queryString: string,
): boolean {
  return search !== null && queryString !== written && earlier.includes(queryString);
}
