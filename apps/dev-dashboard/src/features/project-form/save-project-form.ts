import {
  DataError,
  getOwnProject,
  removeImages,
  saveProject,
  saveProjectMaterial,
  storeImages,
  type DataClient,
  type OwnProject,
} from '@showcase/data';
import type { ProjectValues } from '@showcase/data/schemas';
import type { ItemOutcome, ItemSave } from '../../shared/item-form/use-item-save.ts';
import { mergeEdits } from '../../shared/saving/merge-edits.ts';
import {
  BLANK_PROJECT,
  changesOf,
  mediaOf,
  valuesOf,
  type ProjectField,
} from './project-values.ts';

type ProjectSave = ItemSave<OwnProject, ProjectValues> & { userId: string };

/** Pictures first, the row second, then what belongs to it. Edits of another window are merged or come back as a conflict. */
export async function saveProjectForm(
  client: DataClient,
  save: ProjectSave,
): Promise<ItemOutcome<OwnProject, ProjectValues, ProjectField>> {
  try {
    await write(client, save);
    return { state: 'saved' };
  } catch (error) {
    const theirs = await newerVersion(client, error, save.base);
    if (!theirs) throw error;
    const base = save.base ? valuesOf(save.base) : BLANK_PROJECT;
    const { merged, disputed } = mergeEdits(base, save.values, valuesOf(theirs));
    if (disputed.length > 0) return { state: 'conflict', theirs, merged, disputed };
    await write(client, { ...save, base: theirs, values: merged });
    return { state: 'saved' };
  }
}

async function write(client: DataClient, save: ProjectSave) {
  const { id, userId, base, values, onProgress } = save;
  const pictures = [...values.cover, ...values.gallery];
  const options = { userId, folder: 'project', pictures, onProgress } as const;
  const kept = await storeImages(client, options, async (references) => {
    const changes = changesOf(values, references);
    await saveProject(client, { id, userId, changes, version: base?.updated_at ?? null });
    return references;
  });
  const before = { media: base?.media ?? [], codeSamples: base?.codeSamples ?? [] };
  const media = mediaOf(values, kept, before.media);
  const codeSamples = values.codeSamples;
  await saveProjectMaterial(client, { projectId: id, media, codeSamples, before });
  const old = [base?.image_url ?? null, ...before.media.map(({ url }) => url)];
  const isKept = (url: string | null) => [...kept.values()].some((one) => one === url);
  await removeImages(
    client,
    old.filter((url) => !isKept(url)),
  );
}

/** The project as it is now, where that is why a save met nothing. */
async function newerVersion(client: DataClient, error: unknown, base: OwnProject | null) {
  if (!base || !(error instanceof DataError) || error.kind !== 'not-found') return null;
  const current = await getOwnProject(client, base.id);
  return current && current.updated_at !== base.updated_at ? current : null;
}
