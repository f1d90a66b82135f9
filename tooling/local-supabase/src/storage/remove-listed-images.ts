import { serviceRole } from '../identity/caller.ts';
import type { Sql } from '../postgres/connect.ts';
import { createObjectFiles } from './files/object-files.ts';
import { removeObjects } from './objects/change-objects.ts';

/** Removes the images that the database lists, as the Edge Function `remove-images` does on hosted Supabase. */
export async function removeListedImages(sql: Sql, folder: string): Promise<void> {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regprocedure('public.next_images_to_remove()') is not null as exists`;
  if (!found?.exists) return;
  const context = { sql, files: createObjectFiles(folder), caller: serviceRole };
  for (;;) {
    const rows = await sql<{ name: string }[]>`
      select name from public.next_images_to_remove() as name`;
    if (rows.length === 0) return;
    await removeObjects(
      context,
      'images',
      rows.map(({ name }) => name),
    );
  }
}
