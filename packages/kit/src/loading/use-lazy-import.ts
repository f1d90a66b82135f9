import { withTimeLimit } from '@showcase/remote-contract/define';
import { useQuery } from '@tanstack/react-query';

const CODE_LIMIT_MS = 10_000;

/**
 * Code that is fetched when it is first wanted, and fetched again after a failure: on `retry` and when the network is back. A request
 * that hangs is a failure too. The browser would wait for that same request again, so `retry` then reloads the page.
 */
export function useLazyImport<Code>(options: {
  name: string;
  load: () => Promise<Code>;
  enabled: boolean;
  reload?: () => void;
}) {
  const { name, load, enabled, reload = () => window.location.reload() } = options;
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: ({ client, queryKey }) => {
      const loading = load();
      // What arrives after the limit takes the place of the failure.
      loading.then(
        (late) => client.setQueryData(queryKey, () => late),
        () => undefined,
      );
      return withTimeLimit(loading, CODE_LIMIT_MS);
    },
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { failure: `Error loading the ${name}:`, outlivesSession: true },
  });
  const isLate = code.error?.name === 'TimeoutError';
  return { ...code, retry: () => (isLate ? reload() : void code.refetch()) };
}
