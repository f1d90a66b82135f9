import { SESSION_KEY } from './session-key.ts';

/** More than any session of ours: what is longer was not written by us. */
const SESSION_MAX_LENGTH = 100_000;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SessionStorage = KeyValueStore & {
  /** False where this browser will not remember the visitor. */
  isPersistent: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps the session in localStorage, or in memory for as long as that is blocked or full. */
export function createSessionStorage(
  openStore: () => KeyValueStore = () => globalThis.localStorage,
): SessionStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let persistent = true;

  function attempt<T>(action: (store: KeyValueStore) => T): { value: T } | null {
    try {
      const value = action(openStore());
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
    attempt((store) => {
      store.removeItem(key);
    });
  }

  return {
    getItem(key) {
      const value = memory.get(key) ?? attempt((store) => store.getItem(key))?.value ?? null;
      if (value === null || key !== SESSION_KEY || isSession(value)) return value;
      removeItem(key);
      return null;
    },
    setItem(key, value) {
      memory.delete(key);
      const written = attempt((store) => {
        store.setItem(key, value);
      });
      if (written) return;
      memory.set(key, value);
      // An older session left behind would come back at the next visit with a dead refresh token.
      attempt((store) => {
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

function isSession(text: string) {
  if (text.length > SESSION_MAX_LENGTH) return false;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return false;
    const { access_token, refresh_token, expires_at } = value as Record<string, unknown>;
    return (
      typeof access_token === 'string' &&
      typeof refresh_token === 'string' &&
      typeof expires_at === 'number'
    );
  } catch {
    return false;
  }
}
