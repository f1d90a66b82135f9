export type StoredItem = { key: string; value: string };

/** What the browser keeps for this site, by key; nothing where its storage is blocked. */
export function readStoredItems(): StoredItem[] {
  return tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.sort().map((key) => ({ key, value: storage.getItem(key) ?? '' }));
  }, []);
}

/** False where the browser refused, as when its storage is full. */
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

/** A browser tells other tabs only; the app in this one must hear of it, too. */
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
