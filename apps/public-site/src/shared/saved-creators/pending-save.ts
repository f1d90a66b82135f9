const KEY = 'bolt-showcase-pending-save';
const LIMIT_MS = 15 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The creator that a visitor wanted to save, and the page to return to after the sign-in. */
type PendingSave = { id: string; url: string };

/** Stored in this tab for 15 minutes. Not in the URL, because a link from someone else must not save anything. */
export function storePendingSave(
  { id, url }: PendingSave,
  getStorage: () => Store = () => sessionStorage,
) {
  try {
    getStorage().setItem(KEY, JSON.stringify({ id, url, at: Date.now() }));
  } catch {
    // Storage is blocked: the user has to press Save again.
  }
}

/** The creator to save at this URL, returned once; null if there is none. */
export function takePendingSave(url: string, getStorage: () => Store = () => sessionStorage) {
  try {
    const store = getStorage();
    const saved = JSON.parse(store.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (saved?.url !== url) return null;
    store.removeItem(KEY);
    const isFresh = Date.now() - Number(saved.at) < LIMIT_MS;
    return isFresh && typeof saved.id === 'string' ? saved.id : null;
  } catch {
    return null;
  }
}
