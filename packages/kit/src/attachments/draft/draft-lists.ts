import { createDraftStore } from '../../drafts/create-draft-store.ts';
import type { DraftFile } from './draft-file.ts';

/** The metadata of a file besides its content, and its position in the list. */
export type ListedFile = Omit<DraftFile, 'picture'> & { position: number };

export type DraftLists = {
  read: (key: string) => ListedFile[];
  /** Null removes the file. */
  write: (key: string, id: string, file: ListedFile | null) => void;
};

const getRecordKey = (key: string, id: string) => `bolt-showcase-attachments-${key}-${id}`;

const records = createDraftStore<ListedFile>({
  getKey: (recordKey) => recordKey,
  openStorage: () => localStorage,
  decode: (text) => pickFile(JSON.parse(text)),
  encode: JSON.stringify,
});

/**
 * The files of each draft by its key, which has the user's id. Each file is stored on its own, so that two windows with the same draft
 * do not overwrite each other's files. Their contents are in IndexedDB.
 */
export const draftLists: DraftLists = {
  read: (key) =>
    getStoredKeys()
      .filter((recordKey) => findListedId(key, recordKey) !== null)
      .flatMap((recordKey) => records.read(recordKey) ?? [])
      .toSorted((one, other) => one.position - other.position),
  write: (key, id, file) => records.write(getRecordKey(key, id), file),
};

/** The id of the file of this draft that is stored with a key; null for every other key. */
export function findListedId(key: string, recordKey: string): string | null {
  const id = recordKey.slice(-UUID_LENGTH);
  return recordKey === getRecordKey(key, id) ? id : null;
}

const UUID_LENGTH = 36;

function getStoredKeys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function pickFile(value: unknown): ListedFile | null {
  return isListedFile(value) ? value : null;
}

function isListedFile(value: unknown): value is ListedFile {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    ['id', 'owner_id', 'name', 'type', 'state'].every((name) => typeof fields[name] === 'string') &&
    ['size', 'position'].every((name) => typeof fields[name] === 'number') &&
    Array.isArray(fields.preview_widths)
  );
}
