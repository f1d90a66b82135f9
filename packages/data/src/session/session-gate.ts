import type { Session } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand';
import type { DataClient } from '../client.ts';
import { readRetryAfter } from '../http/retry-after.ts';
import { ownAnswerOnly, unanswered } from './session-refusal.ts';
import type { SessionState } from './session-state.ts';

type Fetch = typeof fetch;

/** Seconds between renewals where a limit does not name them, and at most. */
const PAUSE = { usual: 30, longest: 300 };

export type SessionGate = {
  fetch: Fetch;
  /** From now on requests wait for this store's word. */
  follow: (store: StoreApi<SessionState>) => void;
  /** How a session is renewed, or ended, that the backend refuses though its time is not up. */
  renewBy: (renewSession: () => Promise<void>) => void;
};

const gates = new WeakMap<DataClient, SessionGate>();

export function gateOf(client: DataClient) {
  return gates.get(client);
}

export function placeGate(client: DataClient, gate: SessionGate) {
  gates.set(client, gate);
}

/**
 * Stands between a client and its fetch. Without a usable session supabase-js would ask as a visitor in the name of someone who is
 * signed in, and a save would look refused. Instead such a request waits until that person has signed in again.
 */
export function createSessionGate({ key, fetch }: { key: string; fetch: Fetch }): SessionGate {
  let store: StoreApi<SessionState> | undefined;
  let renewSession = () => Promise.resolve();
  let refused: { token: string; renewed: Promise<void> } | undefined;
  let busyUntil = 0;

  async function admit(init: RequestInit | undefined) {
    const headers = new Headers(init?.headers);
    const person = store?.getState().authUser;
    if (!store || !person || headers.get('authorization') !== `Bearer ${key}`) return init;
    const { session, authUser } = await uninterrupted(store, init?.signal);
    if (authUser?.id !== person.id) throw aborted();
    if (!session || !isFresh(session)) throw new TypeError('The session was not renewed');
    return withToken(init, session);
  }

  /** Asks in the name of whoever is signed in; a refusal means that the backend does not know the session, as after a reset. */
  async function ask(input: Parameters<Fetch>[0], init: RequestInit | undefined) {
    const { session, authUser: person } = store?.getState() ?? {};
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
    const answer = await fetch(input, init);
    const isRefused = answer.status === 401 && token !== undefined && token !== key;
    if (!isRefused || !store || !person) return answer;
    // Requests that were under way together are refused together.
    if (session?.access_token === token && refused?.token !== token) {
      refused = { token, renewed: renewSession() };
    }
    await refused?.renewed;
    const now = await uninterrupted(store, init?.signal);
    if (now.authUser?.id !== person.id) throw aborted();
    if (!now.session || now.session.access_token === token) return answer;
    return fetch(input, withToken(init, now.session));
  }

  async function renew(...request: Parameters<Fetch>) {
    const outcome = await askForRenewal(request).catch((error: unknown) => ({ error }));
    const isReconnecting = 'error' in outcome || outcome.status >= 500;
    if (store && store.getState().isReconnecting !== isReconnecting) {
      store.setState({ isReconnecting });
    }
    if ('error' in outcome) throw outcome.error;
    return outcome;
  }

  async function askForRenewal(request: Parameters<Fetch>) {
    if (Date.now() < busyUntil) return unanswered();
    const answer = await fetch(...request);
    if (answer.status === 429) {
      const seconds = readRetryAfter(answer.headers) ?? PAUSE.usual;
      busyUntil = Date.now() + Math.min(seconds, PAUSE.longest) * 1000;
    }
    return ownAnswerOnly(answer);
  }

  return {
    follow: (followed) => {
      store = followed;
    },
    renewBy: (renewal) => {
      renewSession = renewal;
    },
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      if (searchParams.get('grant_type') === 'refresh_token') return renew(input, init);
      if (pathname === '/auth/v1/logout') return ownAnswerOnly(await fetch(input, init));
      if (pathname.startsWith('/auth/v1/')) return fetch(input, init);
      return ask(input, await admit(init));
    },
  };
}

function uninterrupted(store: StoreApi<SessionState>, signal: AbortSignal | null | undefined) {
  return new Promise<SessionState>((resolve, reject) => {
    const unsubscribe = store.subscribe(check);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
    else check();

    function check() {
      const state = store.getState();
      if (state.isInterrupted) return;
      stopWaiting();
      resolve(state);
    }

    function giveUp() {
      stopWaiting();
      reject(aborted());
    }

    function stopWaiting() {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    }
  });
}

function withToken(init: RequestInit | undefined, { access_token }: Session) {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${access_token}`);
  return { ...init, headers };
}

function isFresh({ expires_at = Infinity }: Session) {
  return expires_at * 1000 > Date.now();
}

function aborted() {
  return new DOMException('Whoever asked is no longer signed in', 'AbortError');
}
