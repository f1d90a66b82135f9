import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { isOutage, type DataError } from '../client/data-error.ts';
import type { Page } from './page.ts';
import type { SearchResultPage } from './search-page.ts';

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

/** A search with pages. */
export function useSearch<T, Group extends string, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<
    SearchResultPage<T, Group>,
    DataError,
    InfiniteData<SearchResultPage<T, Group>>,
    Key,
    string | null
  >,
) {
  const query = useInfiniteQuery({ ...options, select: flattenSearch });
  return {
    ...(query.data ?? NOTHING_FOUND),
    /** True while the rows still belong to the previous search. */
    isPlaceholderData: query.isPlaceholderData,
    ...toPagination(query),
    ...toQueryState(query),
  };
}

function flattenItems<T, Next>({ pages }: InfiniteData<Page<T, Next>>) {
  return pages.flatMap(({ items }) => items);
}

const NOTHING_FOUND = { items: [], pageCount: 0, total: 0, totalIsCapped: false, facets: null };

/** The counts of the first page apply to the whole list. */
function flattenSearch<T, Group extends string>({
  pages,
}: InfiniteData<SearchResultPage<T, Group>>) {
  const { total, totalIsCapped, facets } = pages[0] ?? NOTHING_FOUND;
  const items = pages.flatMap((page) => page.items);
  return { items, pageCount: pages.length, total, totalIsCapped, facets };
}
