/** Sign-out removes everything with this prefix from the browser, so a draft has no other key. */
const PREFIX = 'bolt-showcase-';

export type DraftStore<T> = {
  /** Null if there is no draft, or none that is valid. */
  read: (id: string) => T | null;
  /** Null removes the draft. */
  write: (id: string, draft: T | null) => void;
};

type DraftStoreOptions<T> = {
  /** The storage key of a draft. The store adds the prefix, unless the key has it. */
  getKey: (id: string) => string;
  /** Called for each access, because a browser can block its storage. Without storage, there are no drafts. */
  openStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Returns null or throws if the stored text is not a valid draft. */
  decode: (text: string) => T | null;
  encode: (draft: T) => string;
};

/** Stores drafts of one kind in the browser. */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { getKey, openStorage, decode, encode } = options;

  function getStorageKey(id: string) {
    const key = getKey(id);
    return key.startsWith(PREFIX) ? key : PREFIX + key;
  }

  return {
    read(id) {
      try {
        const text = openStorage().getItem(getStorageKey(id));
        return text === null ? null : decode(text);
      } catch {
        return null;
      }
    },
    write(id, draft) {
      const text = draft === null ? null : encode(draft);
      try {
        if (text === null) openStorage().removeItem(getStorageKey(id));
        else openStorage().setItem(getStorageKey(id), text);
      } catch {
        // The storage is blocked or full. What was typed is still on the page.
      }
    },
  };
}
