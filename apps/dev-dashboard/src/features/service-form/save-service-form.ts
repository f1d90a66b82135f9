import {
  DataError,
  getOwnService,
  removeImages,
  saveService,
  storeImages,
  type DataClient,
  type OwnService,
} from '@showcase/data';
import type { ServiceValues } from '@showcase/data/schemas';
import type { ItemOutcome, ItemSave } from '../../shared/item-form/use-item-save.ts';
import { mergeEdits } from '../../shared/saving/merge-edits.ts';
import { BLANK_SERVICE, changesOf, valuesOf, type ServiceField } from './service-values.ts';

type ServiceSave = ItemSave<OwnService, ServiceValues> & { userId: string };

/** Pictures first, the row second. Edits of another window are merged or come back as a conflict. */
export async function saveServiceForm(
  client: DataClient,
  save: ServiceSave,
): Promise<ItemOutcome<OwnService, ServiceValues, ServiceField>> {
  try {
    await write(client, save);
    return { state: 'saved' };
  } catch (error) {
    const theirs = await newerVersion(client, error, save.base);
    if (!theirs) throw error;
    const base = save.base ? valuesOf(save.base) : BLANK_SERVICE;
    const { merged, disputed } = mergeEdits(base, save.values, valuesOf(theirs));
    if (disputed.length > 0) return { state: 'conflict', theirs, merged, disputed };
    await write(client, { ...save, base: theirs, values: merged });
    return { state: 'saved' };
  }
}

async function write(client: DataClient, save: ServiceSave) {
  const { id, userId, base, values, onProgress } = save;
  const pictures = [...values.mainImage, ...values.gallery];
  const options = { userId, folder: 'service', pictures, onProgress } as const;
  const kept = await storeImages(client, options, async (references) => {
    const changes = changesOf(values, references);
    await saveService(client, { id, userId, changes, version: base?.updated_at ?? null });
    return changes.images;
  });
  const old = base?.images ?? [];
  await removeImages(
    client,
    old.filter((image) => !kept.includes(image)),
  );
}

/** The service as it is now, where that is why a save met nothing. */
async function newerVersion(client: DataClient, error: unknown, base: OwnService | null) {
  if (!base || !(error instanceof DataError) || error.kind !== 'not-found') return null;
  const current = await getOwnService(client, base.id);
  return current && current.updated_at !== base.updated_at ? current : null;
}
