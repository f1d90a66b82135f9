import type { Session } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand';
import type { DataClient } from '../../client/types.ts';
import { readRetryAfter } from '../../http/retry-after.ts';
import { requireAuthResponse, createUnavailableResponse } from './auth-response.ts';
import type { SessionState } from '../session-state.ts';

type Fetch = typeof fetch;

/** In seconds: the wait between renewals if a rate limit does not specify it, and the longest wait. */
const RETRY_AFTER = { default: 30, max: 300 };

export type SessionGate = {
  fetch: Fetch;
  /** Requests wait for this store from now on. */
  connect: (store: StoreApi<SessionState>) => void;
  /** Renews, or ends, a session that the backend rejects although it has not expired. */
  setRenewal: (renewSession: () => Promise<void>) => void;
};

const gates = new WeakMap<DataClient, SessionGate>();

export function getGate(client: DataClient) {
  return gates.get(client);
}

export function registerGate(client: DataClient, gate: SessionGate) {
  gates.set(client, gate);
}

/**
 * Wraps the fetch of a client. Without a usable session supabase-js would send a signed-in user's request as a visitor, and a save
 * would look denied. Instead, such a request waits until that user has signed in again.
 */
export function createSessionGate({ key, fetch }: { key: string; fetch: Fetch }): SessionGate {
  let store: StoreApi<SessionState> | undefined;
  let renewSession = () => Promise.resolve();
  let rejected: { token: string; renewed: Promise<void> } | undefined;
  let busyUntil = 0;

  async function authorize(init: RequestInit | undefined) {
    const headers = new Headers(init?.headers);
    const user = store?.getState().authUser;
    if (!store || !user || headers.get('authorization') !== `Bearer ${key}`) return init;
    const { session, authUser } = await waitUntilUninterrupted(store, init?.signal);
    if (authUser?.id !== user.id) throw createAbortError();
    if (!session || !isFresh(session)) throw new TypeError('The session was not renewed');
    return withToken(init, session);
  }

  /** Sends a request for the signed-in user; a 401 means that the backend does not know the session, as after a database reset. */
  async function sendAuthorized(input: Parameters<Fetch>[0], init: RequestInit | undefined) {
    const { session, authUser: user } = store?.getState() ?? {};
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
    const response = await fetch(input, init);
    const isRejected = response.status === 401 && token !== undefined && token !== key;
    if (!isRejected || !store || !user) return response;
    // Concurrent requests are rejected together but renew the session once.
    if (session?.access_token === token && rejected?.token !== token) {
      rejected = { token, renewed: renewSession() };
    }
    await rejected?.renewed;
    const currentState = await waitUntilUninterrupted(store, init?.signal);
    if (currentState.authUser?.id !== user.id) throw createAbortError();
    if (!currentState.session || currentState.session.access_token === token) return response;
    return fetch(input, withToken(init, currentState.session));
  }

  async function renew(...request: Parameters<Fetch>) {
    const outcome = await requestRenewal(request).catch((error: unknown) => ({ error }));
    const isReconnecting = 'error' in outcome || outcome.status >= 500;
    if (store && store.getState().isReconnecting !== isReconnecting) {
      store.setState({ isReconnecting });
    }
    if ('error' in outcome) throw outcome.error;
    return outcome;
  }

  async function requestRenewal(request: Parameters<Fetch>) {
    if (Date.now() < busyUntil) return createUnavailableResponse();
    const response = await fetch(...request);
    if (response.status === 429) {
      const seconds = readRetryAfter(response.headers) ?? RETRY_AFTER.default;
      busyUntil = Date.now() + Math.min(seconds, RETRY_AFTER.max) * 1000;
    }
    return requireAuthResponse(response);
  }

  return {
    connect: (connectedStore) => {
      store = connectedStore;
    },
    setRenewal: (renewal) => {
      renewSession = renewal;
    },
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      if (searchParams.get('grant_type') === 'refresh_token') return renew(input, init);
      if (pathname === '/auth/v1/logout') return requireAuthResponse(await fetch(input, init));
      if (pathname.startsWith('/auth/v1/')) return fetch(input, init);
      return sendAuthorized(input, await authorize(init));
    },
  };
}

function waitUntilUninterrupted(
  store: StoreApi<SessionState>,
  signal: AbortSignal | null | undefined,
) {
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
      reject(createAbortError());
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

function createAbortError() {
  return new DOMException('The user who sent the request is no longer signed in', 'AbortError');
}
