import { toggleFilter, type ListSearch } from '../list-search/list-search.ts';

/** More than this many offers are no help. */
const MAX_SEARCHES = 5;

export type RelaxedSearch<Param extends string> = {
  /** What is taken away, as it shows: a filter's value, or the text in quotes. */
  removed: string;
  search: ListSearch<Param>;
};

/** The searches that ask for one thing less; none where only one thing is asked for, as then 'Clear all filters' says it. */
export function relaxedSearches<Param extends string>(
  search: ListSearch<Param>,
): RelaxedSearch<Param>[] {
  const text = search.q.trim();
  const withoutText = text ? [{ removed: `"${text}"`, search: { ...search, q: '' } }] : [];
  // Object.entries forgets the keys' type.
  const groups = Object.entries<string[]>(search.selected) as [Param, string[]][];
  const withoutFilter = groups.flatMap(([param, values]) =>
    values.map((value) => ({ removed: value, search: toggleFilter(search, param, value) })),
  );
  const all = [...withoutText, ...withoutFilter];
  return all.length > 1 ? all.slice(0, MAX_SEARCHES) : [];
}
