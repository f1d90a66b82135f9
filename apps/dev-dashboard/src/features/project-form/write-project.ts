import type { DataClient } from '@showcase/data/client';
import { removeImages, storeImages, takeColor, type Picture } from '@showcase/data/images';
import { saveProject, saveProjectMaterial, type OwnProject } from '@showcase/data/projects';
import type { ProjectValues } from '@showcase/data/schemas';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';
import { toProjectChanges, toProjectMedia } from './project-values.ts';

/** Stores the pictures first, then the row, then its related rows. */
export async function writeProject(
  client: DataClient,
  userId: string,
  save: ItemSave<OwnProject, ProjectValues>,
) {
  const { id, base, values, onProgress, signal } = save;
  const pictures = [...values.cover, ...values.gallery];
  const options = { userId, folder: 'project', pictures, onProgress, signal } as const;
  const color = await colorOf(values.cover[0]);
  const { imageReferences, projectId } = await storeImages(client, options, async (references) => {
    const changes = toProjectChanges(values, references, color);
    const version = base?.updated_at ?? null;
    const saved = await saveProject(client, { id: base?.id ?? id, userId, changes, version });
    return { imageReferences: references, projectId: saved.id };
  });
  const before = { media: base?.media ?? [], codeSamples: base?.codeSamples ?? [] };
  const media = toProjectMedia(values, imageReferences, before.media);
  const codeSamples = values.codeSamples;
  await saveProjectMaterial(client, { projectId, media, codeSamples, before });
  const oldUrls = [base?.image_url ?? null, ...before.media.map(({ url }) => url)];
  const isStillUsed = (url: string | null) =>
    [...imageReferences.values()].some((value) => value === url);
  await removeImages(
    client,
    oldUrls.filter((url) => !isStillUsed(url)),
  );
}

/** A new picture's own color, or the one that was stored with it. */
async function colorOf(cover: Picture | undefined) {
  if (!cover) return null;
  return typeof cover.source === 'string' ? (cover.color ?? null) : takeColor(cover.source);
}
