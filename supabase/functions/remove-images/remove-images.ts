import type { SupabaseClient } from '@supabase/supabase-js';

/** Removes the images and the attachments that the database lists; returns how many. */
export async function removeImages(client: SupabaseClient): Promise<number> {
  const results = await Promise.allSettled([
    removeListedImages(client),
    removeListed(client, { bucket: 'attachments', list: 'next_attachments_to_remove' }),
  ]);
  let count = 0;
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    count += result.value;
  }
  return count;
}

/** Files that are left after a failure, or after the last batch, stay blocked. */
async function removeListedImages(client: SupabaseClient): Promise<number> {
  try {
    return await removeListed(client, { bucket: 'images', list: 'next_images_to_remove' });
  } finally {
    await client.rpc('block_images_to_remove');
  }
}

type Removal = {
  bucket: string;
  /** The function that lists the next ones. */
  list: string;
};

/** So many batches of a hundred names end within the time that a call has. */
const MAX_BATCHES = 10;

/** In batches. The database lists again what a failure leaves, and the next call continues where this one stopped. */
async function removeListed(client: SupabaseClient, { bucket, list }: Removal): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const names = await listNext(client, list);
    if (names.length === 0) return count;
    const { data, error } = await client.storage.from(bucket).remove(names);
    if (error) throw error;
    count += data.length;
  }
  return count;
}

async function listNext(client: SupabaseClient, list: string): Promise<string[]> {
  const response: { data: unknown; error: Error | null } = await client.rpc(list);
  if (response.error) throw new Error(response.error.message);
  return Array.isArray(response.data) ? response.data.map(String) : [];
}
