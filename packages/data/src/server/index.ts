import { createDataFetch } from '../http/data-fetch.ts';
import { isRead } from '../http/read-request.ts';
import { openRest } from '../client/rest.ts';
import type { DataClient } from '../client/types.ts';

/**
 * The client with which the server renders pages: it has no session, and rejects every request that may write. `url` must be the
 * URL that browsers use, because pictures are loaded from it; `fetch` may send the requests elsewhere.
 */
export function createVisitorClient(options: {
  url: string;
  key: string;
  fetch?: typeof fetch;
}): DataClient {
  const { key } = options;
  const url = options.url.replace(/\/$/, '');
  const dataFetch = createDataFetch({ fetch: options.fetch });
  const readOnly: typeof fetch = async (input, init) => {
    const { method, headers } = new Request(input, init);
    if (!isRead({ method, headers })) throw new TypeError(`The server sends no ${method} request`);
    return dataFetch(input, init);
  };
  return {
    url,
    ...openRest({ url, key, fetch: readOnly }),
    auth: {
      getSession: async () => ({ data: { session: null }, error: null }),
      onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => {} } } }),
    },
    loadSupabase: () => Promise.reject(new TypeError('A server has no session')),
    whenLoaded: () => {},
  };
}
