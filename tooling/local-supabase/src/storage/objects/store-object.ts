import type { StoredObject } from '../files/object-files.ts';
import { getSubject } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';

type NewObject = {
  object: StoredObject;
  metadata: Record<string, unknown>;
  userMetadata: Record<string, unknown> | null;
  /** Uploads in parts wait for one another before they become an object, and so do the others. */
  isResumable: boolean;
  /** Puts the file in its place. */
  saveFile: () => Promise<void>;
};

/**
 * Makes a file that has arrived an object, once the policies have allowed it: as on hosted Storage, the last of several that arrive at once
 * replaces the others. The row commits only after its file is in the folder of the objects.
 */
export async function storeObject(
  context: StorageContext,
  { object, metadata, userMetadata, isResumable, saveFile }: NewObject,
): Promise<string> {
  const { bucket, name, version } = object;
  const owner = getSubject(context.caller);
  let previous: { version: string | null } | undefined;
  let id = '';
  try {
    await context.sql.begin(async (sql) => {
      await sql`
        select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${name}`}, ${isResumable ? 0 : 1}))`;
      [previous] = await sql<{ version: string | null }[]>`
        select version from storage.objects where bucket_id = ${bucket} and name = ${name} for update`;
      const [row] = await sql<{ id: string }[]>`
        insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${sql.json(metadata as never)},
          ${userMetadata && JSON.stringify(userMetadata)}::text::jsonb)
        on conflict (bucket_id, name) do update
          set version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
            owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()
        returning id`;
      id = row?.id ?? id;
      await saveFile();
    });
  } catch (error) {
    await context.files.remove(object);
    throw error;
  }
  if (previous && previous.version !== version)
    await context.files.remove({ bucket, name, version: previous.version });
  return id;
}
