import { QueryCache, QueryClient, type QueryMeta } from '@tanstack/react-query';
import type { DataError } from '../client/data-error.ts';
import { waitForStableNetwork } from '../realtime/stable-online.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DataError;
    queryMeta: {
      failure: string;
      /** For queries that belong to no user, such as code. */
      outlivesSession?: true;
    };
  }
}

const STALE_AFTER = 30_000;
const SCHEMA_PAUSE = 1_000;

type LogError = (title: string, error: DataError) => void;

/**
 * data-fetch has already retried reads where that helps, so only one case is left: after a migration the backend needs a moment
 * to reload its schema.
 */
export function createQueryClient({ logError = logToConsole }: { logError?: LogError } = {}) {
  waitForStableNetwork();
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (error.kind !== 'aborted') logError(getTitle(query.meta), error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER,
        retry: (failures, error) => error.kind === 'stale-schema' && failures < 1,
        retryDelay: SCHEMA_PAUSE,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function getTitle(meta: QueryMeta | undefined) {
  return meta?.failure ?? 'Error fetching data:';
}

function logToConsole(title: string, error: DataError) {
  console.error(title, error);
}
