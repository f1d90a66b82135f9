import { discardAttachment, removeAttachment, reserveAttachment } from '@showcase/data/attachments';
import type { DataClient } from '@showcase/data/client';
import { storeImages } from '@showcase/data/images';
import { testId } from '@showcase/data/testing';

const id = testId(1);
const picture = { id, name: 'Portrait', source: new File(['x'], 'x.png') };
const type = 'application/pdf';
const file = { id, name: 'a.pdf', size: 5, type, width: null, height: null, previews: [] };

/** The functions that store, reserve and remove files. */
export const fileWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  discardAttachment: (client) => discardAttachment(client, id),
  removeAttachment: (client) => removeAttachment(client, id),
  reserveAttachment: (client) => reserveAttachment(client, file),
  storeImages: (client) =>
    storeImages(
      client,
      { userId: id, folder: 'avatar', pictures: [picture] },
      async () => undefined,
    ),
};
