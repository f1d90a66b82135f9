import { useSearch } from '@showcase/data/query';
import { useIsFetching, type QueryKey } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

type SearchOptions<
  T extends { id: string },
  Group extends string,
  Key extends QueryKey,
  CountsKey extends QueryKey,
> = Parameters<typeof useSearch<T, Group, Key, CountsKey>>;

/** The rows of a search, and whether they are known to be complete, empty or about to change. */
export function useSearchResults<
  T extends { id: string },
  Group extends string,
  Key extends QueryKey,
  CountsKey extends QueryKey,
>(...[query, counts]: SearchOptions<T, Group, Key, CountsKey>) {
  const search = useSearch(query, counts);
  const isFetching = useIsFetching({ queryKey: query.queryKey, exact: true }) > 0;
  const hasNoItems = search.items.length === 0;
  // Only a successful response proves that there are no rows.
  const isUnknown = search.isPending || (hasNoItems && search.error !== null);
  return {
    ...search,
    isUnknown,
    isEmpty: hasNoItems && !isUnknown,
    isRefreshing: isFetching && !search.isFetchingNextPage,
  };
}

export type SearchResults<T extends { id: string }> = Omit<
  ReturnType<typeof useSearchResults<T, string, QueryKey, QueryKey>>,
  'facets'
>;

/**
 * The items to render. Items of a changed search are deferred, so that checkboxes and typing respond first. The first ones are not,
 * because a list restores its scroll position when it appears.
 */
export function useDeferredItems<T>(items: readonly T[]): readonly T[] {
  const deferred = useDeferredValue(items);
  return deferred.length > 0 ? deferred : items;
}
