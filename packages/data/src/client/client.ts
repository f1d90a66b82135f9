import { AuthClient, createClient, type RealtimeClientOptions } from '@supabase/supabase-js';
import type { Database } from '../database.ts';
import { createDataFetch } from '../http/data-fetch.ts';
import { renewRejectedSession } from '../session/renewal/renew-session.ts';
import { createSessionGate, registerGate } from '../session/renewal/session-gate.ts';
import { setCaptcha, type Captcha } from '../session/sign-in/captcha.ts';
import { registerTrialAuth } from '../session/sign-in/trial-auth.ts';
import { SESSION_KEY } from '../session/storage/session-key.ts';
import { createAuthStorage, type AuthStorage } from '../session/storage/auth-storage.ts';
import type { DataClient } from './types.ts';

export type DataClientOptions = {
  /** The URL of the backend; '/' is the page's own origin. */
  url: string;
  /** The publishable key. */
  key: string;
  storage?: AuthStorage;
  fetch?: typeof fetch;
  /** Required if the auth service uses a captcha: returns a token for each call that is protected by it. */
  captcha?: Captcha | undefined;
};

/**
 * The client that every call takes. supabase-js checks the session every 30 s and refreshes it with 90 s or less left.
 * Its own retries of reads are off because all responses pass through our fetch.
 */
export function createDataClient(options: DataClientOptions): DataClient {
  const { url, key, storage = createAuthStorage(), fetch, captcha } = options;
  const client = openClient({
    url: resolveUrl(url),
    key,
    storage,
    storageKey: SESSION_KEY,
    fetch: createDataFetch({ fetch }),
  });
  if (captcha) setCaptcha(client, captcha);
  return client;
}

type ClientParts = Required<Omit<DataClientOptions, 'captcha'>> & {
  storageKey: string;
  realtime?: RealtimeClientOptions;
};

/** Builds the client from its parts, for tests that bring their own. */
export function openClient(parts: ClientParts): DataClient {
  const { url, key, storage, storageKey, fetch, realtime } = parts;
  const gate = createSessionGate({ key, fetch });
  const client: DataClient = createClient<Database>(url, key, {
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
    global: { fetch: gate.fetch },
    ...(realtime && { realtime }),
  });
  gate.setRenewal(() => renewRejectedSession(client));
  registerGate(client, gate);
  registerTrialAuth(client, () => {
    return new AuthClient({
      url: new URL('/auth/v1', url).href,
      // The library replaces a header only if it is spelled like this.
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      storageKey: `${storageKey}-trial`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      fetch: gate.fetch,
    });
  });
  return client;
}

function resolveUrl(url: string) {
  return url.startsWith('/') ? new URL(url, globalThis.location.origin).href : url;
}
