import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isOutage, type DataError } from '../client/data-error.ts';
import type { CountedPage, Page } from './page.ts';
import type { SearchCounts } from './search/search-counts.ts';
import { joinPages, NO_SEARCH_ROWS } from './search/search-sections.ts';

type QueryState = {
  /** True until the first response or failure. */
  isPending: boolean;
  /** True if the backend could not be reached: show the quiet line with Retry. */
  isUnreachable: boolean;
  error: DataError | null;
  refetch: () => void;
};

type QueryFields = { isPending: boolean; error: DataError | null; refetch: () => unknown };

function toQueryState(query: QueryFields): QueryState {
  const { isPending, error } = query;
  const refetch = () => void query.refetch();
  return { isPending, error, isUnreachable: isOutage(error), refetch };
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
export function useInfiniteList<T, Key extends QueryKey, Next>(
  options: UseInfiniteQueryOptions<
    Page<T, Next>,
    DataError,
    InfiniteData<Page<T, Next>>,
    Key,
    Next | null
  >,
) {
  const query = useInfiniteQuery({ ...options, select: flattenItems });
  return { data: query.data ?? [], ...toPagination(query), ...toQueryState(query) };
}

/** A list whose pages bring its number of rows. */
export function useCountedList<T, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<
    CountedPage<T>,
    DataError,
    InfiniteData<CountedPage<T>>,
    Key,
    string | null
  >,
) {
  const query = useInfiniteQuery({ ...options, select: flattenCounted });
  return { ...(query.data ?? NO_ROWS), ...toPagination(query), ...toQueryState(query) };
}

/**
 * A search with pages. Its counts are a query of their own, so the list does not wait for them: `total` is undefined and `facets` is null until
 * they are known, and those of the previous search stay until then. If the counts fail, the list is unaffected.
 */
export function useSearch<
  T extends { id: string },
  Group extends string,
  Key extends QueryKey,
  CountsKey extends QueryKey,
>(
  options: UseInfiniteQueryOptions<Page<T>, DataError, InfiniteData<Page<T>>, Key, string | null>,
  countsOptions: UseQueryOptions<SearchCounts<Group>, DataError, SearchCounts<Group>, CountsKey>,
) {
  const query = useInfiniteQuery({ ...options, select: flattenSearch });
  const counts = useQuery(countsOptions);
  const { isError: haveCountsFailed, refetch: refetchCounts } = counts;
  const rowsArrivedAt = query.dataUpdatedAt;
  const retriedFor = useRef(0);
  // Nobody sees that the counts failed, so they are requested once more for the rows that have arrived.
  useEffect(() => {
    if (!haveCountsFailed || rowsArrivedAt === retriedFor.current) return;
    retriedFor.current = rowsArrivedAt;
    if (rowsArrivedAt > 0) void refetchCounts();
  }, [haveCountsFailed, rowsArrivedAt, refetchCounts]);
  const found = query.data ?? NO_SEARCH_ROWS;
  // A list whose last page is loaded needs no count.
  const isComplete = query.isSuccess && !query.isPlaceholderData && !query.hasNextPage;
  const hasNoItems = found.items.length === 0;
  // Only a successful response proves that there are no rows.
  const isUnknown = query.isPending || (hasNoItems && query.error !== null);
  return {
    ...found,
    isUnknown,
    isEmpty: hasNoItems && !isUnknown,
    isRefreshing: query.isFetching && !query.isFetchingNextPage,
    total: isComplete ? { total: found.foundCount, totalIsCapped: false } : counts.data,
    facets: counts.data?.facets ?? null,
    /** True while the rows still belong to the previous search. */
    isPlaceholderData: query.isPlaceholderData,
    ...toPagination(query),
    ...toQueryState(query),
  };
}

function flattenItems<T, Next>({ pages }: InfiniteData<Page<T, Next>>) {
  return pages.flatMap(({ items }) => items);
}

const NO_ROWS = { items: [], total: 0, totalIsCapped: false };

/** The counts of the first page apply to the whole list. */
function flattenCounted<T>(data: InfiniteData<CountedPage<T>>) {
  const { total, totalIsCapped } = data.pages[0] ?? NO_ROWS;
  return { items: flattenItems(data), total, totalIsCapped };
}

function flattenSearch<T extends { id: string }>(data: InfiniteData<Page<T>>) {
  return joinPages(data.pages);
}
