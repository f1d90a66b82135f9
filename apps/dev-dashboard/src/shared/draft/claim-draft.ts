type Browser = {
  /** Undefined where the browser has none. */
  locks: LockManager | undefined;
  tab: Pick<Storage, 'getItem' | 'setItem'>;
  storage: Storage;
};

/** Long enough for the page before a reload to let go of its locks. */
const RELOAD_MS = 500;

/**
 * Each tab has a draft of its own: the one that it had before a reload, one that a closed tab has left, or a new one. A lock on its
 * key, which lasts as long as the page, tells other tabs that it is taken.
 */
export function draftClaims(open: () => Browser) {
  const held = new Set<string>();

  async function hold(locks: LockManager | undefined, key: string, options: LockOptions) {
    const isHeld = !locks || held.has(key) || (await lockForGood(locks, key, options));
    if (isHeld) held.add(key);
    return isHeld;
  }

  /** Gives the key under which this tab keeps its draft of that name. */
  return async function claim(name: string): Promise<string> {
    const fresh = `${name}#${crypto.randomUUID()}`;
    try {
      const { locks, tab, storage } = open();
      const own = tab.getItem(name);
      const isOwnFree =
        own !== null && (await hold(locks, own, { signal: AbortSignal.timeout(RELOAD_MS) }));
      if (isOwnFree) return own;
      for (const key of [...(locks ? keysOf(storage, name) : []), fresh]) {
        if (!(await hold(locks, key, { ifAvailable: true }))) continue;
        tab.setItem(name, key);
        return key;
      }
    } catch {
      // The browser stores nothing.
    }
    return fresh;
  };
}

export const claimDraft = draftClaims(() => ({
  locks: navigator.locks,
  tab: sessionStorage,
  storage: localStorage,
}));

function keysOf(storage: Storage, name: string) {
  return Object.keys(storage).filter((key) => key === name || key.startsWith(`${name}#`));
}

/** False where another page has the lock. */
function lockForGood(locks: LockManager, key: string, options: LockOptions) {
  return new Promise<boolean>((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    };
    locks.request(key, options, keep).catch(() => resolve(false));
  });
}
