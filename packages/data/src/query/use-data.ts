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
  /** True until the first answer or failure. */
  isPending: boolean;
  /** True where the backend could not be asked: show the quiet line with Retry. */
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
    /** True where the rows that are there are good, and only the next ones could not be had. */
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

/** One item that is null while it loads, after a failure, and where there is none. */
export function useItem<T, Key extends QueryKey>(
  options: UseQueryOptions<T | null, DataError, T | null, Key>,
) {
  const query = useQuery(options);
  return { data: query.data ?? null, ...toQueryState(query) };
}

/** A list that grows by key; empty while it loads and after a failure. */
export function useInfiniteList<T, Key extends QueryKey, After>(
  options: UseInfiniteQueryOptions<T[], DataError, InfiniteData<T[]>, Key, After>,
) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const data = useMemo(() => pages?.flat() ?? [], [pages]);
  return { data, ...toPagination(query), ...toQueryState(query) };
}

/** A search that grows page by page. */
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
  // The same array as long as the rows are the same: long lists are drawn anew only for new rows.
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    items,
    pageCount: pages?.length ?? 0,
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
    facets: first?.facets ?? null,
    /** True while the shown rows still answer the previous question. */
    isPlaceholderData: query.isPlaceholderData,
    ...toPagination(query),
    ...toQueryState(query),
  };
}
