import { createStore, type StoreApi } from 'zustand/vanilla';
import { activeReleases, type Release } from '@showcase/remote-contract/registry';
import { hasUnsavedChanges } from '../../core/unsaved-changes.ts';

const CHECK_INTERVAL_MS = 5 * 60_000;
const MIN_RELOAD_INTERVAL_MS = 10_000;
const CHECK_WAIT_MS = 1000;
const KEY = 'bolt-showcase-reloaded-at';

export type ReleaseWatch = {
  store: StoreApi<{ isStale: boolean; isOffered: boolean }>;
  /** Fetches the registry; ignores a failure. */
  check: () => Promise<void>;
  /** Checks at an interval and whenever the tab becomes visible. Returns a function that stops it. */
  start: () => () => void;
  /**
   * Whether a navigation should load the page from the server, and with it the new release. Waits for a check that is already
   * running, for users who return to the tab and navigate at once.
   */
  shouldReload: () => Promise<boolean>;
  /** Called before a failed part is retried. Reloads the page and returns true if its release has been replaced in the meantime. */
  takeNewRelease: () => Promise<boolean>;
  /** Called after a part failed to load: the files of the release that this tab runs may have been deleted. */
  recover: () => Promise<void>;
};

/** Detects when the registry points to other releases than this tab runs, and when the tab can reload without losing work. */
export function createReleaseWatch(options: {
  /** The releases that the tab runs. */
  getReleases: () => Release[];
  fetchRegistry: () => Promise<unknown>;
  hasUnsavedWork?: () => boolean;
  reload?: () => void;
  now?: () => number;
}): ReleaseWatch {
  const { getReleases, fetchRegistry } = options;
  const { hasUnsavedWork = hasUnsavedChanges, reload = () => location.reload() } = options;
  const { now = Date.now } = options;
  const store: ReleaseWatch['store'] = createStore(() => ({ isStale: false, isOffered: false }));

  let pendingCheck: Promise<void> | null = null;

  async function updateState() {
    const registry = await fetchRegistry().catch(() => null);
    if (registry === null) return;
    const isStale = hasOtherVersions(getReleases(), activeReleases(registry));
    store.setState({ isStale, isOffered: isStale && hasUnsavedWork() });
  }

  function check() {
    const currentCheck = updateState().finally(() => {
      if (pendingCheck === currentCheck) pendingCheck = null;
    });
    pendingCheck = currentCheck;
    return currentCheck;
  }

  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') void check();
  };

  async function shouldReload() {
    if (pendingCheck) await Promise.race([pendingCheck, pause(CHECK_WAIT_MS)]);
    const { isStale } = store.getState();
    const isOffered = isStale && hasUnsavedWork();
    store.setState({ isOffered });
    return isStale && !isOffered;
  }

  return {
    store,
    check,
    start() {
      const timer = setInterval(checkWhenVisible, CHECK_INTERVAL_MS);
      document.addEventListener('visibilitychange', checkWhenVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', checkWhenVisible);
      };
    },
    shouldReload,
    async takeNewRelease() {
      void check();
      if (!(await shouldReload())) return false;
      reload();
      return true;
    },
    async recover() {
      await check();
      const { isStale, isOffered } = store.getState();
      const isRecent = now() - readLastReload() < MIN_RELOAD_INTERVAL_MS;
      if (!isStale || isOffered || isRecent || !saveLastReload(now())) return;
      reload();
    },
  };
}

function hasOtherVersions(running: Release[], released: Release[]): boolean {
  const versions = new Map(released.map(({ name, version }) => [name, version]));
  return running.some(({ name, version, isOverride }) => {
    return !isOverride && versions.has(name) && versions.get(name) !== version;
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function readLastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** Returns false if the browser cannot store the time, which prevents an endless reload loop. */
function saveLastReload(at: number): boolean {
  try {
    sessionStorage.setItem(KEY, String(at));
    return true;
  } catch {
    return false;
  }
}
