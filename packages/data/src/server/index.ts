import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.ts';
import { createDataFetch } from '../http/data-fetch.ts';
import { isRead } from '../http/read-request.ts';
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
  const { url, key } = options;
  const dataFetch = createDataFetch({ fetch: options.fetch });
  const readOnly: typeof fetch = async (input, init) => {
    const { method, headers } = new Request(input, init);
    if (!isRead({ method, headers })) throw new TypeError(`The server sends no ${method} request`);
    return dataFetch(input, init);
  };
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: readOnly },
  });
}
