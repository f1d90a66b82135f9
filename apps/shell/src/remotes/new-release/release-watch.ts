import { createStore, type StoreApi } from 'zustand/vanilla';
import { activeReleases, type Release } from '../registry.ts';
import { isLeavingGuarded } from '../../session/unsaved-work.ts';

const CHECK_EVERY_MS = 5 * 60_000;
const RELOAD_AT_MOST_EVERY_MS = 10_000;
const WAIT_FOR_ANSWER_MS = 1000;
const KEY = 'bolt-showcase-reloaded-at';

export type ReleaseWatch = {
  store: StoreApi<{ isStale: boolean; isOffered: boolean }>;
  /** Asks the registry; nobody is told when it cannot be reached. */
  check: () => Promise<void>;
  /** Asks now and then, and whenever the tab is looked at again. Gives the way to stop. */
  start: () => () => void;
  /**
   * Whether a move to another page should reload the page, and with it the new release. A user who comes back to the tab and
   * moves on at once has asked the registry just now: its answer is waited for.
   */
  shouldLoadAnew: () => Promise<boolean>;
  /** Before another try of a part that failed: true where the page is reloaded, because its release was replaced meanwhile. */
  takeNewRelease: () => Promise<boolean>;
  /** After a part could not be loaded: its files may be gone since the release that this tab runs. */
  recover: () => Promise<void>;
};

/** Knows when the registry points at other releases than this tab runs, and when the tab can take them without losing work. */
export function createReleaseWatch(options: {
  releases: Release[];
  fetchRegistry: () => Promise<unknown>;
  hasUnsavedWork?: () => boolean;
  reload?: () => void;
  now?: () => number;
}): ReleaseWatch {
  const { releases, fetchRegistry } = options;
  const { hasUnsavedWork = isLeavingGuarded, reload = () => location.reload() } = options;
  const { now = Date.now } = options;
  const store: ReleaseWatch['store'] = createStore(() => ({ isStale: false, isOffered: false }));

  let asking: Promise<void> | null = null;

  async function ask() {
    const registry = await fetchRegistry().catch(() => null);
    if (registry === null) return;
    const isStale = differ(releases, activeReleases(registry));
    store.setState({ isStale, isOffered: isStale && hasUnsavedWork() });
  }

  function check() {
    const question = ask().finally(() => {
      if (asking === question) asking = null;
    });
    asking = question;
    return question;
  }

  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible') void check();
  };

  async function shouldLoadAnew() {
    if (asking) await Promise.race([asking, pause(WAIT_FOR_ANSWER_MS)]);
    const { isStale } = store.getState();
    const isOffered = isStale && hasUnsavedWork();
    store.setState({ isOffered });
    return isStale && !isOffered;
  }

  return {
    store,
    check,
    start() {
      const timer = setInterval(checkWhenSeen, CHECK_EVERY_MS);
      document.addEventListener('visibilitychange', checkWhenSeen);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', checkWhenSeen);
      };
    },
    shouldLoadAnew,
    async takeNewRelease() {
      void check();
      if (!(await shouldLoadAnew())) return false;
      reload();
      return true;
    },
    async recover() {
      await check();
      const { isStale, isOffered } = store.getState();
      const isRecent = now() - lastReload() < RELOAD_AT_MOST_EVERY_MS;
      if (!isStale || isOffered || isRecent || !rememberReload(now())) return;
      reload();
    },
  };
}

function differ(running: Release[], released: Release[]): boolean {
  const versions = new Map(released.map(({ name, version }) => [name, version]));
  return running.some(({ name, version, isOverride }) => {
    return !isOverride && versions.has(name) && versions.get(name) !== version;
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** False where the browser cannot remember it: a page that reloads itself must never do so for ever. */
function rememberReload(at: number): boolean {
  try {
    sessionStorage.setItem(KEY, String(at));
    return true;
  } catch {
    return false;
  }
}
