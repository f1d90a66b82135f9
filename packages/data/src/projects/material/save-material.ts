import type { DataClient } from '../../client.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CodeSample, ProjectMedia } from './project-material.ts';

type Material = {
  projectId: string;
  /** In order; ids are made by the client, so that a repeated save adds nothing twice. */
  media: ProjectMedia[];
  codeSamples: CodeSample[];
  /** What was stored when the edits began. */
  before: { media: ProjectMedia[]; codeSamples: CodeSample[] };
};

/** Makes the gallery, the videos and the code of a project what they are in the form. */
export async function saveProjectMaterial(client: DataClient, material: Material): Promise<void> {
  const { projectId, media, codeSamples, before } = material;
  await Promise.all([
    saveMedia(client, projectId, before.media, media),
    saveCodeSamples(client, projectId, before.codeSamples, codeSamples),
  ]);
}

async function saveMedia(
  client: DataClient,
  project_id: string,
  before: ProjectMedia[],
  wanted: ProjectMedia[],
) {
  const removed = missingIds(before, wanted);
  const added = positioned(wanted).filter(({ item }) => isNew(before, item));
  const changed = positioned(wanted).filter((one) => isChanged(before, one));
  const table = () => client.from('project_media');
  if (removed.length > 0) unwrap(await table().delete().in('id', removed));
  if (added.length > 0) {
    const rows = added.map(({ item, position }) => ({ ...item, position, project_id }));
    unwrap(await table().upsert(rows, { ignoreDuplicates: true }));
  }
  for (const { item, position } of changed) {
    const { id, ...fields } = item;
    unwrap(
      await table()
        .update({ ...fields, position })
        .eq('id', id),
    );
  }
}

async function saveCodeSamples(
  client: DataClient,
  project_id: string,
  before: CodeSample[],
  wanted: CodeSample[],
) {
  const removed = missingIds(before, wanted);
  const added = positioned(wanted).filter(({ item }) => isNew(before, item));
  const changed = positioned(wanted).filter((one) => isChanged(before, one));
  const table = () => client.from('project_code_samples');
  if (removed.length > 0) unwrap(await table().delete().in('id', removed));
  if (added.length > 0) {
    const rows = added.map(({ item, position }) => ({ ...item, position, project_id }));
    unwrap(await table().upsert(rows, { ignoreDuplicates: true }));
  }
  for (const { item, position } of changed) {
    const { id, ...fields } = item;
    unwrap(
      await table()
        .update({ ...fields, position })
        .eq('id', id),
    );
  }
}

type Item = { id: string };
type Positioned<T> = { item: T; position: number };

function positioned<T>(items: T[]): Positioned<T>[] {
  return items.map((item, position) => ({ item, position }));
}

function missingIds(before: Item[], wanted: Item[]) {
  return before.filter(({ id }) => !wanted.some((one) => one.id === id)).map(({ id }) => id);
}

function isNew(before: Item[], { id }: Item) {
  return !before.some((one) => one.id === id);
}

function isChanged<T extends Item>(before: T[], { item, position }: Positioned<T>) {
  const index = before.findIndex(({ id }) => id === item.id);
  const old = before[index];
  return old !== undefined && (index !== position || !isSame(old, item));
}

function isSame<T extends Item>(one: T, other: T) {
  return (
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  );
}
