const KEY = 'bolt-showcase-pending-save';
const LIMIT_MS = 15 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a visitor pressed before they had to sign in, where they come back to. */
type PendingSave = { id: string; url: string };

/** Keeps it in this tab, for a quarter of an hour. Not in the address: a link from someone else must not save anything. */
export function storePendingSave(
  { id, url }: PendingSave,
  getStorage: () => Store = () => sessionStorage,
) {
  try {
    getStorage().setItem(KEY, JSON.stringify({ id, url, at: Date.now() }));
  } catch {
    // Storage is blocked: they press once more.
  }
}

/** The creator to save at this address, once; null where there is none. */
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
