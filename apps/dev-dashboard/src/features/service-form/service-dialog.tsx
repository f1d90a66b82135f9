import { zodResolver } from '@hookform/resolvers/zod';
import {
  getOwnService,
  getOwnServiceByKey,
  type OwnService,
  saveService,
} from '@showcase/data/services';
import { serviceForm, serviceSchema, type ServiceValues } from '@showcase/data/schemas';
import type { DataClient } from '@showcase/data/client';
import { removeImages, storeImages } from '@showcase/data/images';
import { ItemDialog, type ItemDialogProps } from '../../shared/item-form/item-dialog.tsx';
import type { ItemKind } from '../../shared/item-form/item-kind.ts';
import { INITIALLY_OPEN, ServiceFields } from './service-fields.tsx';
import { copyServiceValues, toServiceValues, toServiceChanges } from './service-values.ts';
import type { ItemSave } from '../../shared/item-form/use-item-save.ts';

const kind: ItemKind<OwnService, ServiceValues> = {
  name: 'service',
  form: serviceForm,
  resolver: zodResolver(serviceSchema),
  initiallyOpen: INITIALLY_OPEN,
  Fields: ServiceFields,
  toValues: toServiceValues,
  copyValues: copyServiceValues,
  write: writeService,
  read: (client, { base, id }) =>
    base
      ? getOwnService(client, base.id, serviceForm.columns)
      : getOwnServiceByKey(client, id, serviceForm.columns),
};

export function ServiceDialog(props: ItemDialogProps<OwnService>) {
  return <ItemDialog kind={kind} {...props} />;
}

/** Stores the pictures first, then the row. */
async function writeService(
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
