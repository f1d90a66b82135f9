const DATABASE = 'bolt-showcase-drafts';
const STORE = 'pictures';

type Files = Map<string, File>;

/** Stores files of drafts in IndexedDB, by the draft's key. Without IndexedDB, a draft has only its texts. */
export async function readFiles(key: string): Promise<Files> {
  const files = await withStore<unknown>('readonly', (store) => store.get(key));
  return files instanceof Map ? new Map(files) : new Map();
}

export async function writeFiles(key: string, files: Files): Promise<void> {
  await withStore('readwrite', (store) =>
    files.size > 0 ? store.put(files, key) : store.delete(key),
  );
}

async function withStore<T>(
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest,
) {
  try {
    const database = await openDatabase();
    const result = await toPromise<T>(
      createRequest(database.transaction(STORE, mode).objectStore(STORE)),
    );
    database.close();
    return result;
  } catch {
    return null;
  }
}

function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return toPromise<IDBDatabase>(request);
}

function toPromise<T>(request: IDBRequest) {
  return new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'));
  });
}
