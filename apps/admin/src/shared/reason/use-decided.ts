import { useQueryClient } from '@tanstack/react-query';

/** What an admin decides changes lists everywhere: all of them are asked again. */
export function useDecided() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}
