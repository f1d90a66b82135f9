import { refetchEverything } from '@showcase/data/query';
import type { DataError } from '@showcase/data/client';
import { useQueryClient } from '@tanstack/react-query';

/** Invalidates every query, because an admin's decision can change any list. */
export function useInvalidateAll() {
  const queryClient = useQueryClient();
  return () => refetchEverything(queryClient);
}

/** Whether the visible rows are stale: another admin was first, or the user is no longer an admin. */
export function isStaleDataError({ kind }: DataError): boolean {
  return kind === 'conflict' || kind === 'not-found' || kind === 'forbidden';
}
