import {
  getOwnProject,
  getOwnProjectByKey,
  removeImages,
  saveProject,
  saveProjectMaterial,
  storeImages,
  type DataClient,
  type OwnProject,
} from '@showcase/data';
import type { ProjectValues } from '@showcase/data/schemas';
import { saveItem } from '../../shared/item-form/save-item.ts';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';
import { changesOf, mediaOf, valuesOf } from './project-values.ts';

type ProjectSave = ItemSave<OwnProject, ProjectValues>;

/** Pictures first, the row second, then what belongs to it. */
export function saveProjectForm(client: DataClient, userId: string, save: ProjectSave) {
  return saveItem({
    save,
    write: (one) => write(client, userId, one),
    read: () =>
      save.base ? getOwnProject(client, save.base.id) : getOwnProjectByKey(client, save.id),
    valuesOf,
  });
}

async function write(client: DataClient, userId: string, save: ProjectSave) {
  const { id, base, values, onProgress, signal } = save;
  const pictures = [...values.cover, ...values.gallery];
  const options = { userId, folder: 'project', pictures, onProgress, signal } as const;
  const { kept, projectId } = await storeImages(client, options, async (references) => {
    const changes = changesOf(values, references);
    const version = base?.updated_at ?? null;
    const saved = await saveProject(client, { id: base?.id ?? id, userId, changes, version });
    return { kept: references, projectId: saved.id };
  });
  const before = { media: base?.media ?? [], codeSamples: base?.codeSamples ?? [] };
  const media = mediaOf(values, kept, before.media);
  const codeSamples = values.codeSamples;
  await saveProjectMaterial(client, { projectId, media, codeSamples, before });
  const old = [base?.image_url ?? null, ...before.media.map(({ url }) => url)];
  const isKept = (url: string | null) => [...kept.values()].some((one) => one === url);
  await removeImages(
    client,
    old.filter((url) => !isKept(url)),
  );
}
