type BrowserApis = {
  /** Undefined where the browser has none. */
  locks: LockManager | undefined;
  tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  storage: Storage;
};

/** Long enough for the page before a reload to let go of its locks. */
const RELOAD_MS = 500;

/**
 * Each tab has a draft of its own: the one that it had before a reload, one that a closed tab has left, or a new one. A lock on its
 * key, which lasts as long as the page, tells other tabs that it is taken.
 */
export function createClaimDraft(getBrowserApis: () => BrowserApis) {
  const heldKeys = new Set<string>();

  async function acquire(locks: LockManager | undefined, key: string, options: LockOptions) {
    const isHeld = !locks || heldKeys.has(key) || (await holdLock(locks, key, options));
    if (isHeld) heldKeys.add(key);
    return isHeld;
  }

  /** Gives the key under which this tab keeps its draft of that name. */
  return async function claim(name: string): Promise<string> {
    const newKey = `${name}#${crypto.randomUUID()}`;
    try {
      const { locks, tabStorage, storage } = getBrowserApis();
      const previousKey = tabStorage.getItem(name);
      const canReuseKey =
        previousKey !== null &&
        (await acquire(locks, previousKey, { signal: AbortSignal.timeout(RELOAD_MS) }));
      if (canReuseKey) return previousKey;
      for (const key of [...(locks ? findDraftKeys(storage, name) : []), newKey]) {
        if (!(await acquire(locks, key, { ifAvailable: true }))) continue;
        tabStorage.setItem(name, key);
        return key;
      }
    } catch {
      // The browser stores nothing.
    }
    return newKey;
  };
}

export const claimDraft = createClaimDraft(() => ({
  locks: navigator.locks,
  tabStorage: sessionStorage,
  storage: localStorage,
}));

function findDraftKeys(storage: Storage, name: string) {
  return Object.keys(storage).filter((key) => key === name || key.startsWith(`${name}#`));
}

/** False where another page has the lock. */
function holdLock(locks: LockManager, key: string, options: LockOptions) {
  return new Promise<boolean>((resolve) => {
    const onGranted = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    };
    locks.request(key, options, onGranted).catch(() => resolve(false));
  });
}
