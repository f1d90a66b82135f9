import { PostgrestClient } from '@supabase/postgrest-js';
import type { DataClient } from './types.ts';

type RestOptions = Record<'url' | 'key', string> & {
  fetch: typeof fetch;
  /** The access token of the session; undefined for a visitor. */
  getToken?: () => Promise<string | undefined>;
};

/** Tables and functions, with the headers that supabase-js sends. Its retries of reads are off because all responses pass through our fetch. */
export function openRest(options: RestOptions): Pick<DataClient, 'from' | 'rpc'> {
  const { url, key, getToken } = options;
  const rest = new PostgrestClient(`${url}/rest/v1`, {
    retry: false,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', key);
      headers.set('authorization', `Bearer ${(await getToken?.()) ?? key}`);
      return options.fetch(input, { ...init, headers });
    },
  });
  return {
    from: rest.from.bind(rest) as DataClient['from'],
    rpc: rest.rpc.bind(rest) as DataClient['rpc'],
  };
}
