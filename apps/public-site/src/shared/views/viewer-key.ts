const KEY = 'bolt-showcase-viewer';

let inMemory: string | undefined;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Identifies this browser when views are counted: a random id that reveals nothing about its user. */
export function viewerKey(getStorage: () => Store = () => localStorage) {
  inMemory ??= crypto.randomUUID();
  try {
    const store = getStorage();
    const saved = store.getItem(KEY);
    if (saved && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(saved)) return saved;
    store.setItem(KEY, inMemory);
  } catch {
    // Storage is blocked or full: the id lasts as long as the page.
  }
  return inMemory;
}
