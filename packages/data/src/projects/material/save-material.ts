import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CodeSample, ProjectMedia } from './project-material.ts';

type Material = {
  projectId: string;
  /** In order; the client creates the ids, so that a retry adds nothing twice. */
  media: ProjectMedia[];
  codeSamples: CodeSample[];
  /** The stored value when the edits began. */
  before: { media: ProjectMedia[]; codeSamples: CodeSample[] };
};

/** Updates the gallery, the videos and the code samples of a project to match the form. */
export async function saveProjectMaterial(client: DataClient, material: Material): Promise<void> {
  const { projectId: project_id, media, codeSamples, before } = material;
  const mediaTable = () => client.from('project_media');
  const codeTable = () => client.from('project_code_samples');
  const keyed = <T extends Item>(rows: T[]) =>
    rows.map(({ id: client_key, ...fields }) => ({ ...fields, client_key, project_id }));
  const upsertOptions = { onConflict: 'project_id,client_key', ignoreDuplicates: true };
  await Promise.all([
    saveList(before.media, media, {
      remove: (keys) => mediaTable().delete().match({ project_id }).in('client_key', keys),
      add: (rows) => mediaTable().upsert(keyed(rows), upsertOptions),
      change: ({ id: client_key, ...fields }) =>
        mediaTable().update(fields).match({ project_id, client_key }),
    }),
    saveList(before.codeSamples, codeSamples, {
      remove: (keys) => codeTable().delete().match({ project_id }).in('client_key', keys),
      add: (rows) => codeTable().upsert(keyed(rows), upsertOptions),
      change: ({ id: client_key, ...fields }) =>
        codeTable().update(fields).match({ project_id, client_key }),
    }),
  ]);
}

type WriteResponse = PromiseLike<PostgrestSingleResponse<null>>;
type Positioned<T> = T & { position: number };
type Writes<T> = {
  remove: (keys: string[]) => WriteResponse;
  add: (rows: Positioned<T>[]) => WriteResponse;
  change: (row: Positioned<T>) => WriteResponse;
};

async function saveList<T extends Item>(before: T[], wanted: T[], writes: Writes<T>) {
  const positioned = wanted.map((item, position) => ({ ...item, position }));
  const removed = missingIds(before, wanted);
  const added = positioned.filter((row) => isNew(before, row));
  if (removed.length > 0) unwrap(await writes.remove(removed));
  if (added.length > 0) unwrap(await writes.add(added));
  for (const [position, item] of wanted.entries()) {
    if (isChanged(before, item, position)) unwrap(await writes.change({ ...item, position }));
  }
}

type Item = { id: string };

function missingIds(before: Item[], wanted: Item[]) {
  return before.filter(({ id }) => !wanted.some((one) => one.id === id)).map(({ id }) => id);
}

function isNew(before: Item[], { id }: Item) {
  return !before.some((one) => one.id === id);
}

function isChanged<T extends Item>(before: T[], item: T, position: number) {
  const index = before.findIndex(({ id }) => id === item.id);
  const old = before[index];
  return old !== undefined && (index !== position || !isSame(old, item));
}

function isSame<T extends Item>(one: T, other: T) {
  return (
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  );
}
