import type { DataError } from '@showcase/data/client';
import type { Page } from '@showcase/data/query';
import { countParam, defineSearch } from '@showcase/kit/search';
import type {
  FetchInfiniteQueryOptions,
  GetNextPageParamFunction,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** The number of pages in the URL. A link restores at most 20; more are loaded by hand. */
export const pageCountSearch = defineSearch({ page: countParam(20) });

type Search<T, Key extends QueryKey> = Omit<
  FetchInfiniteQueryOptions<Page<T>, DataError, Page<T>, Key, string | null>,
  'pages' | 'getNextPageParam'
> & { getNextPageParam: GetNextPageParamFunction<string | null, Page<T>> };

/** Prefetches as many pages of a list as its URL contains; cached pages are not fetched again. */
export async function prefetchPages<T, Key extends QueryKey>(
  queryClient: QueryClient,
  search: Search<T, Key>,
  params: URLSearchParams,
) {
  const { page: pages } = pageCountSearch.read(params);
  const cachedPages =
    queryClient.getQueryData<{ pages: unknown[] }>(search.queryKey)?.pages.length ?? 0;
  if (cachedPages >= pages) return;
  await queryClient.prefetchInfiniteQuery({ ...search, pages, staleTime: 0 });
}
