import type { DataError } from '@showcase/data/client';
import { suggestionQueries, useDataClient, useList } from '@showcase/data/query';
import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Total } from '../lists/count-label.ts';
import {
  isSearching,
  type FilterSearch,
  type FilterSearchDefinition,
} from '../search/filter-search.ts';
import { relaxedSearches } from './relaxed-searches.ts';
import type { SearchHint } from './search-hints.tsx';

/** A search that finds fewer is also offered in another spelling. */
const FEW_RESULTS = 5;
/** More words than this do not help. */
const MAX_WORDS = 5;

type SearchHintsOptions<
  Param extends string,
  Args extends object,
  Counts extends Total,
  Key extends QueryKey,
> = {
  kind: 'project' | 'creator' | 'service';
  definition: FilterSearchDefinition<Param, Args>;
  search: FilterSearch<Param>;
  results: {
    foundCount: number;
    words: readonly string[];
    hasNextPage: boolean;
    isPlaceholderData: boolean;
    isPending: boolean;
    error: DataError | null;
  };
  countsOf: (args: Args) => UseQueryOptions<Counts, DataError, Counts, Key>;
};

/** Alternatives to a search with few results: its misspelled words corrected, or, without any, each of its words and one condition less. */
export function useSearchHints<
  Param extends string,
  Args extends object,
  Counts extends Total,
  Key extends QueryKey,
>(input: SearchHintsOptions<Param, Args, Counts, Key>): SearchHint<Param>[] {
  const { kind, definition, search, results, countsOf } = input;
  const q = search.q.trim();
  const count = results.foundCount;
  // Only a successful response proves that there are no more rows.
  const isUnknown = results.isPending || (count === 0 && results.error !== null);
  const isSettled = !isUnknown && !results.isPlaceholderData && !results.hasNextPage;
  const hasFew = isSettled && count < FEW_RESULTS && q !== '';
  const suggestions = useList({
    ...suggestionQueries(useDataClient()).bySearch({ kind, q }),
    enabled: hasFew,
  });
  const respelled = hasFew ? suggestions.data : [];
  const isEmpty = !isUnknown && count === 0;
  const words = hasFew && isEmpty ? results.words.slice(0, MAX_WORDS) : [];
  const relaxed = isEmpty && isSearching(search) ? relaxedSearches(definition, search) : [];
  const candidates = [
    ...respelled.map(
      (words) => ({ kind: 'spelling', words, search: { ...search, q: words } }) as const,
    ),
    ...words.map(
      (word) => ({ kind: 'word', words: word, search: { ...search, q: word } }) as const,
    ),
    ...relaxed.map((candidate) => ({ kind: 'relaxed', ...candidate }) as const),
  ];
  const counts = useQueries({
    queries: candidates.map((candidate) => countsOf(definition.toArguments(candidate.search))),
  });
  return candidates.flatMap((candidate, index) => {
    const found = counts[index]?.data;
    return found && found.total > 0 ? [{ ...candidate, found }] : [];
  });
}
