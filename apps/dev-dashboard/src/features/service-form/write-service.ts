import type { DataClient } from '@showcase/data/client';
import { removeImages, storeImages } from '@showcase/data/images';
import { saveService, type OwnService } from '@showcase/data/services';
import type { ServiceValues } from '@showcase/data/schemas';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';
import { toServiceChanges } from './service-values.ts';

/** Stores the pictures first, then the row. */
export async function writeService(
  client: DataClient,
  userId: string,
  save: ItemSave<OwnService, ServiceValues>,
) {
  const { id, base, values, onProgress, signal } = save;
  const pictures = [...values.mainImage, ...values.gallery];
  const options = { userId, folder: 'service', pictures, onProgress, signal } as const;
  const storedUrls = await storeImages(client, options, async (references) => {
    const changes = toServiceChanges(values, references);
    const version = base?.updated_at ?? null;
    await saveService(client, { id: base?.id ?? id, userId, changes, version });
    return changes.images;
  });
  const oldUrls = base?.images ?? [];
  await removeImages(
    client,
    oldUrls.filter((image) => !storedUrls.includes(image)),
  );
}
