import { isPicture, type PreparedAttachment } from '@showcase/data/attachments';
import { del, get, set, type UseStore } from 'idb-keyval';

/** Sign-out deletes every database with this prefix. */
const DATABASE = 'bolt-showcase-attachments';
const STORE = 'files';

/** The content of a file, and its previews. */
export type StoredContent = Pick<PreparedAttachment, 'content' | 'previews'>;

export type FileStore = {
  read: (id: string) => Promise<StoredContent | null>;
  write: (id: string, content: StoredContent) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Stores the files of drafts in IndexedDB, so that they survive a reload. If it is blocked or full, they do not. */
export const fileStore: FileStore = {
  read: (id) =>
    get<StoredContent>(id, store).then(
      (content) => content ?? null,
      () => null,
    ),
  write: (id, content) => set(id, content, store).catch(() => undefined),
  remove: (id) => del(id, store).catch(() => undefined),
};

/** Opens the database for each access: an open connection would stop sign-out from deleting it. */
const store: UseStore = async (mode, callback) => {
  const database = await openDatabase();
  try {
    return await callback(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

function openDatabase() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available'));
  });
}

/** The smallest version of a picture; null for other files. */
export function getPicture({ content, previews }: StoredContent): Blob | null {
  if (!isPicture(content)) return null;
  return previews[0]?.blob ?? content;
}
