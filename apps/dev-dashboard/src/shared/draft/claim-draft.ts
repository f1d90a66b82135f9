type BrowserApis = {
  /** Undefined if the browser does not support locks. */
  locks: LockManager | undefined;
  tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  storage: Storage;
};

/** Long enough for the previous page to release its locks during a reload. */
const RELOAD_MS = 500;

/**
 * Each tab has its own draft: the one it had before a reload, one left by a closed tab, or a new one. A lock on the draft's key, held
 * for the lifetime of the page, marks it as taken.
 */
export function createClaimDraft(getBrowserApis: () => BrowserApis) {
  const heldKeys = new Set<string>();

  async function acquire(locks: LockManager | undefined, key: string, options: LockOptions) {
    const isHeld = !locks || heldKeys.has(key) || (await holdLock(locks, key, options));
    if (isHeld) heldKeys.add(key);
    return isHeld;
  }

  /** Returns the storage key of this tab's draft of that name. */
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
      // Storage is not available.
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

/** Resolves to false if another page holds the lock. */
function holdLock(locks: LockManager, key: string, options: LockOptions) {
  return new Promise<boolean>((resolve) => {
    const onGranted = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    };
    locks.request(key, options, onGranted).catch(() => resolve(false));
  });
}
