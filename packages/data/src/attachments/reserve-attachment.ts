import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import type { PreparedAttachment } from './prepare/prepare-attachment.ts';

export type Reservation = Pick<PreparedAttachment, 'type' | 'width' | 'height' | 'previews'> & {
  id: string;
  name: string;
  size: number;
};

/** Announces a file before its upload, within the caller's space. A repeated call with the same id is harmless. */
export async function reserveAttachment(client: DataClient, file: Reservation): Promise<void> {
  const { id, name, size, type, width, height, previews } = file;
  unwrap(
    await client.rpc('reserve_attachment', {
      id,
      name,
      size,
      type,
      ...(width !== null && height !== null && { width, height }),
      preview_widths: previews.map((preview) => preview.width),
      preview_size: previews.reduce((sum, { blob }) => sum + blob.size, 0),
    }),
  );
}

/** Deletes a file of a message for both people; throws 'conflict' for one of a request, an offer or a delivery. */
export async function removeAttachment(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('remove_attachment', { id }));
}

/** Deletes a file that was not sent. An unknown id is no error. */
export async function discardAttachment(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('discard_attachment', { id }));
}

export const removeAttachmentOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => removeAttachment(client, id),
    onSuccess: () => invalidateEach(queryClient, [['attachments'], ['messages', 'thread']]),
    onError: (error) => console.error('Error removing a file:', error),
  });
