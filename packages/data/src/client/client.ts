import { createDataFetch } from '../http/data-fetch.ts';
import { renewRejectedSession } from '../session/renewal/renew-session.ts';
import { createSessionGate, registerGate } from '../session/renewal/session-gate.ts';
import { setCaptcha, type Captcha } from '../session/sign-in/captcha.ts';
import { registerTrialAuth } from '../session/sign-in/trial-auth.ts';
import { SESSION_KEY } from '../session/storage/session-key.ts';
import { createAuthStorage, type AuthStorage } from '../session/storage/auth-storage.ts';
import { openRest } from './rest.ts';
import { followSession } from './follow-session.ts';
import type { ClientParts, DataClient } from './types.ts';

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

/** The client that every call takes. */
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

/** Builds the client from its parts, for tests that bring their own. */
export function openClient(parts: ClientParts): DataClient {
  const { url, key } = parts;
  const gate = createSessionGate(parts);
  const gated = { ...parts, fetch: gate.fetch };
  const session = followSession({
    isStored: () => parts.storage.getItem(parts.storageKey) !== null,
    open: async () => (await import('./supabase.ts')).openSupabase(gated),
  });
  const getToken = async () => (await client.auth.getSession()).data.session?.access_token;
  const client: DataClient = {
    url,
    ...openRest({ url, key, fetch: gate.fetch, getToken }),
    ...session,
  };
  gate.setRenewal(() => renewRejectedSession(client));
  registerGate(client, gate);
  registerTrialAuth(client, async () => (await import('./supabase.ts')).openTrial(gated));
  return client;
}

function resolveUrl(url: string) {
  return new URL(url, globalThis.location?.origin).href.replace(/\/$/, '');
}
