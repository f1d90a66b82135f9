import { createHash, randomUUID } from 'node:crypto';
import { getBucket, checkLimits, checkBytes, sizeLimit } from '../buckets.ts';
import { describeFile } from './describe-file.ts';
import { checkedKey } from './object-key.ts';
import type { StoredObject } from '../files/object-files.ts';
import { readUpload } from './read-upload.ts';
import type { Upload } from './read-upload.ts';
import { findObject, getSubject, withPolicies } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';

export type WriteMode = 'create' | 'upsert' | 'update';

/** Stores a request body as an object: the row commits only after its file is on disk. */
export async function upload(
  context: StorageContext,
  request: Request,
  target: { bucket: string; name: string },
  mode: WriteMode,
) {
  const bucket = await getBucket(context.sql, target.bucket).catch(async (error: unknown) => {
    await drain(request);
    throw error;
  });
  const file = await readUpload(request, sizeLimit(bucket));
  const object = { bucket: bucket.id, name: checkedKey(target.name), version: randomUUID() };
  checkLimits(bucket, { size: file.bytes.byteLength, type: file.type });
  checkBytes(bucket, file);

  const previous = await findObject(context.sql, object.bucket, object.name);
  const id = previous?.id ?? randomUUID();
  try {
    await writeRow(context, { id, object, file, mode });
  } catch (error) {
    await context.files.remove(object);
    throw error;
  }
  if (previous) await context.files.remove(previous);
  return { Id: id, Key: `${object.bucket}/${object.name}` };
}

type Row = { id: string; object: StoredObject; file: Upload; mode: WriteMode };

function writeRow(context: StorageContext, { id, object, file, mode }: Row) {
  const { bucket, name, version } = object;
  const owner = getSubject(context.caller);
  const operation = mode === 'update' ? 'storage.object.upload_update' : 'storage.object.upload';
  return withPolicies(context, operation, async (sql) => {
    const metadata = sql.json(toMetadata(file));
    const userMetadata = sql`${JSON.stringify(file.userMetadata)}::text::jsonb`;
    if (mode === 'update') {
      const changed = await sql`
        update storage.objects
        set version = ${version}, metadata = ${metadata}, user_metadata = ${userMetadata}, updated_at = now()
        where bucket_id = ${bucket} and name = ${name}`;
      if (changed.count === 0) throw noSuchKey();
    } else {
      const onConflict =
        mode === 'upsert'
          ? sql`on conflict (bucket_id, name) do update
              set version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`
          : sql``;
      await sql`
        insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${id}, ${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${metadata}, ${userMetadata})
        ${onConflict}`;
    }
    await context.files.write(object, file.bytes);
  });
}

function toMetadata({ bytes, type, cacheControl, robots }: Upload) {
  const md5 = createHash('md5').update(bytes).digest('hex');
  return describeFile({ md5, size: bytes.byteLength, type, cacheControl, robots });
}

export async function drain(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  for await (const chunk of request.body) void chunk;
}
