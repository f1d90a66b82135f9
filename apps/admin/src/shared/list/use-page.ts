import type { AdminPage, DataError } from '@showcase/data';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** One page of a list; the old one stays, marked as outdated, while another is asked for. */
export function usePage<T, Key extends QueryKey>(
  options: UseQueryOptions<AdminPage<T>, DataError, AdminPage<T>, Key>,
) {
  const query = useQuery(options);
  return {
    page: query.data ?? null,
    isPending: query.isPending,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

export type PageQuery<T> = ReturnType<typeof usePage<T, QueryKey>>;
