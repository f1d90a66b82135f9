import type { DataError } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';

/** What an admin decides changes lists everywhere: all of them are asked again. */
export function useInvalidateAll() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}

/** True where the rows on the screen are behind: another admin was faster, or the caller is no longer an admin. */
export function isStaleDataError({ kind }: DataError): boolean {
  return kind === 'conflict' || kind === 'not-found' || kind === 'forbidden';
}
