import {
  getOwnService,
  getOwnServiceByKey,
  removeImages,
  saveService,
  storeImages,
  type DataClient,
  type OwnService,
} from '@showcase/data';
import type { ServiceValues } from '@showcase/data/schemas';
import { saveItem } from '../../shared/item-form/save-item.ts';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';
import { toServiceChanges, toServiceValues } from './service-values.ts';

type ServiceSave = ItemSave<OwnService, ServiceValues>;

/** Stores the pictures first, then the row. */
export function saveServiceForm(client: DataClient, userId: string, save: ServiceSave) {
  return saveItem({
    save,
    write: (value) => write(client, userId, value),
    read: () =>
      save.base ? getOwnService(client, save.base.id) : getOwnServiceByKey(client, save.id),
    toValues: toServiceValues,
  });
}

async function write(client: DataClient, userId: string, save: ServiceSave) {
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
