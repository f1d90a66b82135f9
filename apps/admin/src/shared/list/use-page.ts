import type { DataError } from '@showcase/data/client';
import type { CountedPage } from '@showcase/data/query';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** One page of a list. While another page is fetched, the previous one stays visible, marked as stale. */
export function usePage<Page extends CountedPage<unknown>, Key extends QueryKey>(
  options: UseQueryOptions<Page, DataError, Page, Key>,
) {
  const query = useQuery(options);
  return {
    page: query.data ?? null,
    isPending: query.isPending,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

export type PageQuery<T> = ReturnType<typeof usePage<CountedPage<T>, QueryKey>>;
