import { findObject, withPolicies } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';

/** Used by storage-js's `info` and `exists`. */
export async function objectInfo(
  context: StorageContext,
  bucket: string,
  name: string,
): Promise<Response> {
  const row = await withPolicies(context, 'object.get_authenticated_info', (sql) =>
    findObject(sql, bucket, name),
  );
  if (!row) throw noSuchKey();
  return Response.json({
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket,
    size: row.metadata?.size ?? (await context.files.size(row)),
    content_type: row.metadata?.mimetype,
    cache_control: row.metadata?.cacheControl,
    etag: row.metadata?.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  });
}
