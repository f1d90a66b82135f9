import { PostgrestClient } from '@supabase/postgrest-js';
import { readKnownColumns } from './known-columns.ts';
import type { RestOptions } from './rest.ts';

/** Tables and functions, with the headers that supabase-js sends. Its retries of reads are off because all responses pass through our fetch. */
export function openPostgrest({ url, key, fetch, getToken }: RestOptions): PostgrestClient {
  return new PostgrestClient(`${url}/rest/v1`, {
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', key);
      headers.set('authorization', `Bearer ${(await getToken?.()) ?? key}`);
      const send = (url: string) => fetch(url, { ...init, headers });
      const url = input instanceof Request ? input.url : input.toString();
      return init?.method === 'GET' ? readKnownColumns(url, send) : send(url);
    },
  });
}
