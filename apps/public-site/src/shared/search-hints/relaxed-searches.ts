import { toggleFilter, type FilterSearch } from '@showcase/kit/search';

/** More suggestions than this do not help. */
const MAX_SEARCHES = 5;

export type RelaxedSearch<Param extends string> = {
  /** The removed condition as shown: a filter value, or the text in quotes. */
  removed: string;
  search: FilterSearch<Param>;
};

/** The searches with one condition less. None if there is only one condition: 'Clear all filters' covers that. */
export function relaxedSearches<Param extends string>(
  search: FilterSearch<Param>,
): RelaxedSearch<Param>[] {
  const text = search.q.trim();
  const withoutText = text ? [{ removed: `"${text}"`, search: { ...search, q: '' } }] : [];
  // Object.entries loses the type of the keys.
  const groups = Object.entries<string[]>(search.selected) as [Param, string[]][];
  const withoutFilter = groups.flatMap(([param, values]) =>
    values.map((value) => ({ removed: value, search: toggleFilter(search, param, value) })),
  );
  const all = [...withoutText, ...withoutFilter];
  return all.length > 1 ? all.slice(0, MAX_SEARCHES) : [];
}
