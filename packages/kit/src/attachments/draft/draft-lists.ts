import { createAuthStorage } from '@showcase/data/session';
import { createDraftStore, type DraftStore } from '../../drafts/create-draft-store.ts';
import type { DraftFile } from './draft-file.ts';

/** What is stored of a file besides its content. */
export type ListedFile = Omit<DraftFile, 'picture'>;

const storage = createAuthStorage();

export function getListKey(key: string) {
  return `bolt-showcase-attachments-${key}`;
}

/** The files of each draft by its key, which has the user's id. Their contents are in IndexedDB. */
export const draftLists: DraftStore<ListedFile[]> = createDraftStore<ListedFile[]>({
  getKey: getListKey,
  openStorage: () => storage,
  decode: (text) => pickFiles(JSON.parse(text)),
  encode: (files) => JSON.stringify(files),
});

function pickFiles(stored: unknown): ListedFile[] | null {
  return Array.isArray(stored) ? stored.filter(isListedFile) : null;
}

function isListedFile(value: unknown): value is ListedFile {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    ['id', 'owner_id', 'name', 'type', 'state'].every((name) => typeof fields[name] === 'string') &&
    typeof fields.size === 'number' &&
    Array.isArray(fields.preview_widths)
  );
}
