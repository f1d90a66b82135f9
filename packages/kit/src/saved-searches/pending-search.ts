const KEY = 'bolt-showcase-pending-search';
const LIMIT_MS = 15 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The page whose search a visitor wanted to save. Stored in this tab for 15 minutes, because a link from someone else must not save anything. */
export function storePendingSearch(url: string, getStorage: () => Store = () => sessionStorage) {
  try {
    getStorage().setItem(KEY, JSON.stringify({ url, at: Date.now() }));
  } catch {
    // Storage is blocked: the user has to press the button again.
  }
}

/** Whether the search at this URL is to be saved; true once. */
export function takePendingSearch(url: string, getStorage: () => Store = () => sessionStorage) {
  try {
    const store = getStorage();
    const pending = JSON.parse(store.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (pending?.url !== url) return false;
    store.removeItem(KEY);
    return Date.now() - Number(pending.at) < LIMIT_MS;
  } catch {
    return false;
  }
}
