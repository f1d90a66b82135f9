import { reserveAttachment, uploadAttachment } from '@showcase/data/attachments';
import type { DataClient } from '@showcase/data/client';
import type { DraftFile } from './draft-file.ts';
import type { StoredContent } from './file-store.ts';

export type Transfer = {
  client: DataClient;
  file: DraftFile;
  stored: StoredContent;
  onChange: (change: Partial<DraftFile>) => void;
  signal: AbortSignal;
};

/** Reserves the space of a file and uploads it, from where an earlier attempt stopped. */
export async function transferFile({ client, file, stored, onChange, signal }: Transfer) {
  const { content, previews } = stored;
  await reserveAttachment(client, { ...file, previews });
  onChange({ isReserved: true });
  signal.throwIfAborted();
  await uploadAttachment(client, {
    id: file.id,
    owner_id: file.owner_id,
    content,
    previews,
    uploadUrl: file.uploadUrl,
    onUploadUrl: (uploadUrl) => onChange({ uploadUrl }),
    onProgress: (sentBytes) => onChange({ sentBytes }),
    signal,
  });
}
