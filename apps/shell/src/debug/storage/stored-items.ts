export type StoredItem = { key: string; value: string };

/** The site's stored items, sorted by key; empty if storage is blocked. */
export function readStoredItems(): StoredItem[] {
  return tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.sort().map((key) => ({ key, value: storage.getItem(key) ?? '' }));
  }, []);
}

/** Returns false if the browser rejects the write, for example because storage is full. */
export function writeStoredItem({ key, value }: StoredItem): boolean {
  return changeStorage(key, (storage) => storage.setItem(key, value), value);
}

export function deleteStoredItem(key: string): boolean {
  return changeStorage(key, (storage) => storage.removeItem(key), null);
}

export function clearStoredItems(): boolean {
  return changeStorage(null, (storage) => storage.clear(), null);
}

export function filterItems(items: readonly StoredItem[], search: string) {
  const text = search.trim().toLowerCase();
  return items.filter(({ key, value }) => `${key}\n${value}`.toLowerCase().includes(text));
}

/** Browsers send `storage` events to other tabs only; the app in this tab needs them, too. */
function changeStorage(
  key: string | null,
  action: (storage: Storage) => void,
  newValue: string | null,
) {
  const isSuccess = tryStorage((storage) => {
    action(storage);
    return true;
  }, false);
  if (isSuccess) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return isSuccess;
}

function tryStorage<T>(action: (storage: Storage) => T, fallback: T): T {
  try {
    return action(window.localStorage);
  } catch {
    return fallback;
  }
}
