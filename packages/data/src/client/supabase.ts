import { AuthClient, createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.ts';
import type { ClientParts } from './types.ts';

/** The whole of supabase-js, which checks the session every 30 s and refreshes it with 90 s or less left. */
export function openSupabase(parts: ClientParts): SupabaseClient<Database> {
  const { url, key, storage, storageKey, fetch, realtime } = parts;
  return createClient<Database>(url, key, {
    auth: {
      storageKey,
      storage,
      persistSession: true,
      autoRefreshToken: true,
      // Never read a session from a URL: the author of the link would choose the account.
      flowType: 'pkce',
      detectSessionInUrl: false,
    },
    db: { retry: false },
    global: { fetch },
    ...(realtime && { realtime }),
  });
}

export type TrialAuth = InstanceType<typeof AuthClient>;

export function openTrial({ url, key, storageKey, fetch }: ClientParts): TrialAuth {
  return new AuthClient({
    url: `${url}/auth/v1`,
    // The library replaces a header only if it is spelled like this.
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `${storageKey}-trial`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch,
  });
}
