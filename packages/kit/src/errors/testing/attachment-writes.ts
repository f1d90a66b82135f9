import { discardAttachment, removeAttachment, reserveAttachment } from '@showcase/data/attachments';
import type { DataClient } from '@showcase/data/client';
import { testId } from '@showcase/data/testing';

const id = testId(1);
const type = 'application/pdf';
const file = { id, name: 'a.pdf', size: 5, type, width: null, height: null, previews: [] };

/** What reserves and removes files. */
export const attachmentWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  discardAttachment: (client) => discardAttachment(client, id),
  removeAttachment: (client) => removeAttachment(client, id),
  reserveAttachment: (client) => reserveAttachment(client, file),
};
