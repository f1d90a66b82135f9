import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOutage, type DataError } from '../data-error.ts';
import type { SearchPage } from './search-page.ts';

type QueryState = {
  /** True until the first response or failure. */
  isPending: boolean;
  /** True if the backend could not be reached: show the quiet line with Retry. */
  isUnreachable: boolean;
  error: DataError | null;
  retry: () => void;
};

type QueryFields = { isPending: boolean; error: DataError | null; refetch: () => unknown };

function toQueryState({ isPending, error, refetch }: QueryFields): QueryState {
  const retry = () => void refetch();
  return { isPending, error, isUnreachable: isOutage(error), retry };
}

type InfiniteQueryFields = {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

function toPagination(query: InfiniteQueryFields) {
  return {
    hasNextPage: query.hasNextPage,
    fetchNextPage: () => void query.fetchNextPage(),
    isFetchingNextPage: query.isFetchingNextPage,
    /** True if the loaded rows are fine and only the next page failed. */
    isFetchNextPageError: query.isFetchNextPageError,
  };
}

/** A list that is empty while it loads and after a failure. */
export function useList<T, Key extends QueryKey>(
  options: UseQueryOptions<T[], DataError, T[], Key>,
) {
  const query = useQuery(options);
  return { data: query.data ?? [], ...toQueryState(query) };
}

/** One item that is null while it loads, after a failure, and if it does not exist. */
export function useItem<T, Key extends QueryKey>(
  options: UseQueryOptions<T | null, DataError, T | null, Key>,
) {
  const query = useQuery(options);
  return { data: query.data ?? null, ...toQueryState(query) };
}

/** A list with keyset pagination; empty while it loads and after a failure. */
export function useInfiniteList<T, Key extends QueryKey, After>(
  options: UseInfiniteQueryOptions<T[], DataError, InfiniteData<T[]>, Key, After>,
) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const data = useMemo(() => pages?.flat() ?? [], [pages]);
  return { data, ...toPagination(query), ...toQueryState(query) };
}

/** A search with pages. */
export function useSearch<T, Group extends string, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<
    SearchPage<T, Group>,
    DataError,
    InfiniteData<SearchPage<T, Group>>,
    Key,
    string | null
  >,
) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const first = pages?.[0];
  // The same array while the rows are the same, so that long lists do not re-render.
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    pageCount: pages?.length ?? 0,
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
    facets: first?.facets ?? null,
    /** True while the rows still belong to the previous search. */
    isPlaceholderData: query.isPlaceholderData,
    ...toPagination(query),
    ...toQueryState(query),
  };
}
