import { serviceRole } from '../identity/caller.ts';
import type { Sql } from '../postgres/connect.ts';
import { createObjectFiles } from './files/object-files.ts';
import { removeObjects } from './objects/change-objects.ts';

/** Removes the images and files that the database lists, as the Edge Function `remove-images` does on hosted Supabase. */
export async function removeListedImages(sql: Sql, folder: string): Promise<void> {
  await removeListed(sql, { folder, bucket: 'images', list: 'next_images_to_remove' });
  await removeListed(sql, { folder, bucket: 'attachments', list: 'next_attachments_to_remove' });
}

type Removal = {
  folder: string;
  bucket: string;
  /** The function that lists the next ones. */
  list: string;
};

async function removeListed(sql: Sql, { folder, bucket, list }: Removal): Promise<void> {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regprocedure(${`public.${list}()`}) is not null as exists`;
  if (!found?.exists) return;
  const context = { sql, files: createObjectFiles(folder), caller: serviceRole };
  for (;;) {
    const rows = await sql<{ name: string }[]>`
      select name from public.${sql(list)}() as name`;
    if (rows.length === 0) return;
    await removeObjects(
      context,
      bucket,
      rows.map(({ name }) => name),
    );
  }
}
