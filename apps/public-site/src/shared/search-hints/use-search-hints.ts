import type { projectQueries } from '@showcase/data/projects';
import { suggestionQueries, useDataClient, useList } from '@showcase/data/query';
import type { userQueries } from '@showcase/data/users';
import { isSearching, type FilterSearch } from '@showcase/kit/search';
import { useQueries } from '@tanstack/react-query';
import type { SearchResults } from '../list-search/use-search-results.ts';
import { relaxedSearches } from './relaxed-searches.ts';
import type { SearchHint } from './search-hints.tsx';

/** A search that finds fewer is also offered in another spelling. */
const FEW_RESULTS = 5;

type CountsQuery = ReturnType<
  ReturnType<typeof projectQueries>['counts'] | ReturnType<typeof userQueries>['counts']
>;

type SearchHintsOptions<Param extends string> = {
  kind: 'project' | 'creator';
  search: FilterSearch<Param>;
  results: Pick<
    SearchResults<unknown>,
    'items' | 'hasNextPage' | 'isEmpty' | 'isPlaceholderData' | 'isUnknown'
  >;
  countsOf: (search: FilterSearch<Param>) => CountsQuery;
};

/** Alternatives to a search with few results: its misspelled words corrected, or, without any, one condition less. */
export function useSearchHints<Param extends string>(
  input: SearchHintsOptions<Param>,
): SearchHint<Param>[] {
  const { kind, search, results, countsOf } = input;
  const q = search.q.trim();
  const isSettled = !results.isUnknown && !results.isPlaceholderData && !results.hasNextPage;
  const hasFew = isSettled && results.items.length < FEW_RESULTS && q !== '';
  const suggestions = useList({
    ...suggestionQueries(useDataClient()).bySearch({ kind, q }),
    enabled: hasFew,
  });
  const respelled = hasFew ? suggestions.data : [];
  const relaxed = results.isEmpty && isSearching(search) ? relaxedSearches(search) : [];
  const candidates = [
    ...respelled.map(
      (words) => ({ kind: 'spelling', words, search: { ...search, q: words } }) as const,
    ),
    ...relaxed.map((candidate) => ({ kind: 'relaxed', ...candidate }) as const),
  ];
  const counts = useQueries({ queries: candidates.map((candidate) => countsOf(candidate.search)) });
  return candidates.flatMap((candidate, index) => {
    const found = counts[index]?.data;
    return found && found.total > 0 ? [{ ...candidate, found }] : [];
  });
}
