import type { DataClient } from '../../client/types.ts';
import { toDataError } from '../../http/to-data-error.ts';
import { createCanceledError } from '../../http/storage/upload-progress.ts';
import { ATTACHMENT_BUCKET, getAttachmentPath, type Attachment } from '../attachment.ts';
import type { PreparedAttachment } from '../prepare/prepare-attachment.ts';
import type { PartsUpload } from './upload-in-parts.ts';

export type AttachmentUpload = Omit<PartsUpload, 'path'> &
  Pick<PreparedAttachment, 'previews'> &
  Pick<Attachment, 'id' | 'owner_id'>;

/** Uploads a reserved file and its previews. Repeat it after an interruption, with the URL that it reported. */
export async function uploadAttachment(
  client: DataClient,
  { previews, ...upload }: AttachmentUpload,
): Promise<void> {
  const { uploadInParts } = await import('./upload-in-parts.ts');
  for (const { width, blob } of previews) {
    if (upload.signal.aborted) throw createCanceledError();
    await uploadPreview(client, getAttachmentPath(upload, width), blob);
  }
  await uploadInParts(client, { ...upload, path: getAttachmentPath(upload) });
}

async function uploadPreview(client: DataClient, path: string, blob: Blob) {
  const { storage } = await client.loadSupabase();
  const { error } = await storage.from(ATTACHMENT_BUCKET).upload(path, blob, {
    contentType: blob.type,
    cacheControl: '3600',
  });
  if (!error || ('statusCode' in error && error.statusCode === '409')) return;
  throw toDataError(error);
}
