import type { DataClient } from '@showcase/data/client';
import { removeImages, storeImages, takeColor, type Picture } from '@showcase/data/images';
import { saveProject, type OwnProject } from '@showcase/data/projects';
import type { ProjectValues } from '@showcase/data/schemas';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';
import { toProjectChanges, toProjectMedia } from './project-values.ts';

/** Stores the pictures first, then the row with its lists. */
export async function writeProject(
  client: DataClient,
  userId: string,
  save: ItemSave<OwnProject, ProjectValues>,
) {
  const { id, base, values, onProgress, signal } = save;
  const pictures = [...values.cover, ...values.gallery];
  const options = { userId, folder: 'project', pictures, onProgress, signal } as const;
  const color = await colorOf(values.cover[0]);
  const mediaBefore = base?.media ?? [];
  const imageReferences = await storeImages(client, options, async (references) => {
    await saveProject(client, {
      id: base?.id ?? id,
      userId,
      changes: toProjectChanges(values, references, color),
      media: toProjectMedia(values, references, mediaBefore),
      codeSamples: values.codeSamples,
      version: base?.updated_at ?? null,
    });
    return references;
  });
  const oldUrls = [base?.image_url ?? null, ...mediaBefore.map(({ url }) => url)];
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
