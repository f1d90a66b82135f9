import { useQuery } from '@tanstack/react-query';

/** Code that is fetched when it is first wanted, and fetched again after a failure: on `refetch` and when the network is back. */
export function useCode<Code>(options: {
  name: string;
  load: () => Promise<Code>;
  isWanted: boolean;
}) {
  const { name, load, isWanted } = options;
  return useQuery({
    queryKey: ['code', name],
    queryFn: load,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { failure: `Error loading the ${name}:`, outlivesSession: true },
  });
}
