import { getSubject, withPolicies } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';
import type { StoredObject } from '../files/object-files.ts';

export type IncomingUpload = {
  target: Pick<StoredObject, 'bucket' | 'name'>;
  isUpsert: boolean;
  metadata: { mimetype?: string; contentLength?: number };
  userMetadata: Record<string, unknown> | null;
};

const rollback = new Error('The row was inserted to see whether the policies allow it');

/** Throws unless the caller may insert the object, or replace it. The row is never committed. */
export async function checkUploadPolicy(
  context: StorageContext,
  operation: string,
  { target: { bucket, name }, isUpsert, metadata, userMetadata }: IncomingUpload,
): Promise<void> {
  const owner = getSubject(context.caller);
  try {
    await withPolicies(context, operation, async (sql) => {
      const onConflict = isUpsert
        ? sql`on conflict (bucket_id, name) do update
            set version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata
            returning id`
        : sql``;
      await sql`
        insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${bucket}, ${name}, ${owner}, ${owner}, '1', ${sql.json(metadata)},
          ${userMetadata && JSON.stringify(userMetadata)}::text::jsonb)
        ${onConflict}`;
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}
