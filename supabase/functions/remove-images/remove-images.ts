import type { SupabaseClient } from '@supabase/supabase-js';

/** Removes the images that the database lists, in batches; returns how many. The database lists again what a failure leaves. */
export async function removeImages(client: SupabaseClient): Promise<number> {
  let count = 0;
  for (;;) {
    const names = await listNext(client);
    if (names.length === 0) return count;
    const { data, error } = await client.storage.from('images').remove(names);
    if (error) {
      await client.rpc('block_images_to_remove');
      throw error;
    }
    count += data.length;
  }
}

async function listNext(client: SupabaseClient): Promise<string[]> {
  const response: { data: unknown; error: Error | null } =
    await client.rpc('next_images_to_remove');
  if (response.error) throw response.error;
  return Array.isArray(response.data) ? response.data.map(String) : [];
}
