export type StoredItem = { key: string; value: string };

/** What the browser keeps for this site, by key; nothing where its storage is blocked. */
export function readStoredItems(): StoredItem[] {
  return attempt((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.sort().map((key) => ({ key, value: storage.getItem(key) ?? '' }));
  }, []);
}

/** False where the browser refused, as when its storage is full. */
export function writeStoredItem({ key, value }: StoredItem): boolean {
  return change(key, (storage) => storage.setItem(key, value), value);
}

export function deleteStoredItem(key: string): boolean {
  return change(key, (storage) => storage.removeItem(key), null);
}

export function clearStoredItems(): boolean {
  return change(null, (storage) => storage.clear(), null);
}

export function matching(items: readonly StoredItem[], search: string) {
  const text = search.trim().toLowerCase();
  return items.filter(({ key, value }) => `${key}\n${value}`.toLowerCase().includes(text));
}

/** A browser tells other tabs only; the app in this one must hear of it, too. */
function change(key: string | null, act: (storage: Storage) => void, newValue: string | null) {
  const isDone = attempt((storage) => {
    act(storage);
    return true;
  }, false);
  if (isDone) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return isDone;
}

function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(window.localStorage);
  } catch {
    return otherwise;
  }
}
