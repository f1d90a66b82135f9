import type { FilterSearch, FilterSearchDefinition } from '../search/filter-search.ts';

/** More suggestions than this do not help. */
const MAX_SEARCHES = 5;

export type RelaxedSearch<Param extends string> = {
  /** The removed condition as shown: a filter value, or the text in quotes. */
  removed: string;
  search: FilterSearch<Param>;
};

/** The searches with one condition less. None if there is only one condition: 'Clear all filters' covers that. */
export function relaxedSearches<Param extends string>(
  definition: Pick<FilterSearchDefinition<Param>, 'listSelected' | 'toggle'>,
  search: FilterSearch<Param>,
): RelaxedSearch<Param>[] {
  const text = search.q.trim();
  const withoutText = text ? [{ removed: `"${text}"`, search: { ...search, q: '' } }] : [];
  const withoutFilter = definition.listSelected(search).map(({ param, value, label }) => {
    return { removed: label, search: definition.toggle(search, param, value) };
  });
  const all = [...withoutText, ...withoutFilter];
  return all.length > 1 ? all.slice(0, MAX_SEARCHES) : [];
}
