import type { projectQueries } from '@showcase/data/projects';
import { suggestionQueries, useDataClient, useList } from '@showcase/data/query';
import type { userQueries } from '@showcase/data/users';
import { useQueries } from '@tanstack/react-query';
import { closestWord } from './closest-word.ts';
import type { FilterGroup, FilterSearch } from '@showcase/kit/search';
import { relaxedSearches } from './relaxed-searches.ts';
import type { SearchHint } from './search-hints.tsx';

type CountsQuery = ReturnType<
  ReturnType<typeof projectQueries>['counts'] | ReturnType<typeof userQueries>['counts']
>;

type SearchHintsOptions<Param extends string> = {
  kind: 'project' | 'creator';
  search: FilterSearch<Param>;
  groups: readonly FilterGroup<Param>[];
  /** True if the search has no results. */
  isEnabled: boolean;
  countsOf: (search: FilterSearch<Param>) => CountsQuery;
};

/** Alternatives to a search without results: another spelling, or one condition less. */
export function useSearchHints<Param extends string>(
  input: SearchHintsOptions<Param>,
): SearchHint<Param>[] {
  const { kind, search, groups, isEnabled, countsOf } = input;
  const q = search.q.trim();
  const suggestions = useList({
    ...suggestionQueries(useDataClient()).bySearch({ kind, q }),
    enabled: isEnabled && q !== '',
  });
  const vocabulary = groups.flatMap(({ options }) => options);
  const word = isEnabled && q ? closestWord(q, [...suggestions.data, ...vocabulary]) : null;
  const respelled = word
    ? [{ kind: 'spelling', word, search: { ...search, q: word } } as const]
    : [];
  const relaxed = isEnabled ? relaxedSearches(search) : [];
  const candidates = [
    ...respelled,
    ...relaxed.map((candidate) => ({ kind: 'relaxed', ...candidate }) as const),
  ];
  const counts = useQueries({ queries: candidates.map((candidate) => countsOf(candidate.search)) });
  return candidates.flatMap((candidate, index) => {
    const found = counts[index]?.data;
    return found && found.total > 0 ? [{ ...candidate, found }] : [];
  });
}
