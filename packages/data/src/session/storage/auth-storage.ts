import { SESSION_KEY } from './session-key.ts';
import { takeSessionEnd } from './session-end.ts';
import { parseJson } from '../../parse-json.ts';
import * as v from 'valibot';

/** Larger than any session of ours: longer text was not written by us. */
const MAX_LENGTH = 100_000;

/** The fields of a stored session that supabase-js and this package read. */
const sessionSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
  user: v.object({
    id: v.pipe(v.string(), v.uuid()),
    email: v.nullish(v.string()),
    app_metadata: v.record(v.string(), v.unknown()),
  }),
});

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type AuthStorage = KeyValueStore & {
  /** False if this browser will not remember the visitor. */
  isPersistent: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** The PKCE verifier of an OAuth sign-in, which belongs to the tab that started it. */
const isTabKey = (key: string) => key.endsWith('-code-verifier');

/** Stores the session in localStorage, or in memory while that is blocked or full. */
export function createAuthStorage(
  openStore: () => KeyValueStore = () => globalThis.localStorage,
  openTabStore: () => KeyValueStore = () => globalThis.sessionStorage,
): AuthStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let persistent = true;

  function attempt<T>(key: string, action: (store: KeyValueStore) => T): { value: T } | null {
    try {
      const value = action(isTabKey(key) ? openTabStore() : openStore());
      report(memory.size === 0);
      return { value };
    } catch {
      report(false);
      return null;
    }
  }

  function report(isPersistent: boolean) {
    if (persistent === isPersistent) return;
    persistent = isPersistent;
    for (const listener of listeners) listener();
  }

  function removeItem(key: string) {
    memory.delete(key);
    attempt(key, (store) => {
      store.removeItem(key);
    });
  }

  return {
    getItem(key) {
      if (key === SESSION_KEY && takeSessionEnd()) removeItem(key);
      const value = memory.get(key) ?? attempt(key, (store) => store.getItem(key))?.value ?? null;
      if (value === null || key !== SESSION_KEY || isStoredSession(value)) return value;
      removeItem(key);
      return null;
    },
    setItem(key, value) {
      if (key === SESSION_KEY) takeSessionEnd();
      memory.delete(key);
      const written = attempt(key, (store) => {
        store.setItem(key, value);
      });
      if (written) return;
      memory.set(key, value);
      // An older session left behind would be restored at the next visit with a dead refresh token.
      attempt(key, (store) => {
        store.removeItem(key);
      });
    },
    removeItem,
    isPersistent: () => persistent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the stored text is a usable session. */
function isStoredSession(text: string): boolean {
  return text.length <= MAX_LENGTH && parseJson(text, sessionSchema) !== null;
}
