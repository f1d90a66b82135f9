import type { SupabaseClient } from '@supabase/supabase-js';

/** Removes the images and the attachments that the database lists; returns how many. */
export async function removeImages(client: SupabaseClient): Promise<number> {
  const results = await Promise.allSettled([
    removeListed(client, { bucket: 'images', list: 'next_images_to_remove' }).catch(
      async (error: unknown) => {
        await client.rpc('block_images_to_remove');
        throw error;
      },
    ),
    removeListed(client, { bucket: 'attachments', list: 'next_attachments_to_remove' }),
  ]);
  let count = 0;
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    count += result.value;
  }
  return count;
}

type Removal = {
  bucket: string;
  /** The function that lists the next ones. */
  list: string;
};

/** In batches. The database lists again what a failure leaves. */
async function removeListed(client: SupabaseClient, { bucket, list }: Removal): Promise<number> {
  let count = 0;
  for (;;) {
    const names = await listNext(client, list);
    if (names.length === 0) return count;
    const { data, error } = await client.storage.from(bucket).remove(names);
    if (error) throw error;
    count += data.length;
  }
}

async function listNext(client: SupabaseClient, list: string): Promise<string[]> {
  const response: { data: unknown; error: Error | null } = await client.rpc(list);
  if (response.error) throw response.error;
  return Array.isArray(response.data) ? response.data.map(String) : [];
}
