import type { Picture } from '@showcase/data/images';
import { createDraftStore } from '@showcase/kit/drafts';
import { readFiles, writeFiles } from './picture-store.ts';

export type Values = Record<string, unknown>;

/** An unsaved form: its values, and the row that they are based on. */
export type Draft<V, Base> = { id: string; base: Base | null; values: V };

const VERSION = 1;

const drafts = createDraftStore<Draft<Values, unknown>>({
  getKey: (key) => key,
  openStorage: () => localStorage,
  decode(text) {
    const saved: unknown = JSON.parse(text);
    return isDraft(saved) ? saved : null;
  },
  encode: (draft) => JSON.stringify({ version: VERSION, ...draft }),
});

/** The prefix of a draft's storage key. Each tab has its own key. */
export function getDraftName(
  userId: string,
  kind: 'profile' | 'project' | 'service',
  itemId: string,
) {
  return `bolt-showcase-draft-${userId}-${kind}-${itemId}`;
}

/** Null if there is no draft, or none that is valid for the form. */
export async function readDraft<V extends Values, Base>(
  key: string,
  blank: V,
): Promise<Draft<V, Base> | null> {
  const saved = drafts.read(key);
  if (!saved) {
    // Removes a draft that is not valid, so that sign-out does not warn about it.
    drafts.write(key, null);
    return null;
  }
  const files = await readFiles(key);
  const values = Object.entries(blank).map(([name, value]) => {
    const draftValue = saved.values[name];
    return [name, isSameKind(value, draftValue) ? restoreFiles(draftValue, files) : value] as const;
  });
  const base = saved.base as Base | null;
  return { id: saved.id, base, values: Object.fromEntries(values) as V };
}

/** Stores the texts synchronously, so that they survive closing the tab. For pictures, see `writePictures`. */
export function writeDraft<V extends Values, Base>(key: string, draft: Draft<V, Base>) {
  drafts.write(key, draft);
}

export function writePictures(key: string, values: Values) {
  return writeFiles(key, getFiles(values));
}

export function removeDraft(key: string) {
  drafts.write(key, null);
  void writeFiles(key, new Map());
}

/** The files of the pictures in the values, by picture id. */
export function getFiles(values: Values): Map<string, File> {
  const pictures = Object.values(values).flat().filter(isPicture);
  return new Map(
    pictures.flatMap(({ id, source }) => (source instanceof File ? [[id, source] as const] : [])),
  );
}

function restoreFiles(value: unknown, files: Map<string, File>): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => restoreFiles(item, files)).filter((item) => item !== null);
  }
  if (!isPicture(value) || typeof value.source === 'string') return value;
  const file = files.get(value.id);
  return file ? { ...value, source: file } : null;
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'source' in value && 'id' in value;
}

function isDraft(saved: unknown): saved is Draft<Values, unknown> {
  return (
    isRecord(saved) &&
    saved.version === VERSION &&
    typeof saved.id === 'string' &&
    isRecord(saved.values)
  );
}

/** Whether a stored value has the type of the form's blank value. A blank picture is null. */
function isSameKind(blank: unknown, value: unknown) {
  if (blank === null) return value === null || isPicture(value);
  return typeof blank === typeof value && Array.isArray(blank) === Array.isArray(value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
