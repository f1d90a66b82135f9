import { loadInTime } from '@showcase/remote-contract/define';
import { useIsFetching, useQuery } from '@tanstack/react-query';

const IMPORT_LIMIT_MS = 10_000;
const keyOf = (name: string) => ['code', name];

/**
 * Loads code once `enabled` is true. After a failure it is fetched again on `retry` and when the network is back. An import that hangs is
 * a failure too. As the browser would join the pending request again, `retry` then reloads the page.
 */
export function useLazyImport<Code>(options: {
  name: string;
  load: () => Promise<Code>;
  enabled: boolean;
  reload?: () => void;
}) {
  const { name, load, enabled, reload = () => window.location.reload() } = options;
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: keyOf(name),
    queryFn: ({ client, queryKey }) =>
      loadInTime(() => {
        const loading = load();
        // Code that arrives after the limit replaces the failure.
        loading.then(
          (late) => client.setQueryData(queryKey, () => late),
          () => undefined,
        );
        return loading;
      }, IMPORT_LIMIT_MS),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { failure: `Error loading the ${name}:`, outlivesSession: true },
  });
  const isLate = error?.name === 'TimeoutError';
  return { data, isPending, isFetching, retry: () => (isLate ? reload() : void refetch()) };
}

/** Whether the code of this name is loading. */
export function useIsImporting(name: string) {
  return useIsFetching({ queryKey: keyOf(name) }) > 0;
}
