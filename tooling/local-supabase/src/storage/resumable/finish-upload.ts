import type { Upload } from '@tus/server';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { checkBytes, getBucket } from '../buckets.ts';
import { describeFile } from '../objects/describe-file.ts';
import { getSubject } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';
import { getContentType, getUserMetadata } from './upload-metadata.ts';
import type { UploadTarget } from './upload-target.ts';

/** Makes a complete upload an object: the row commits only after its file is in the folder of the objects. */
export async function finishUpload(
  context: StorageContext,
  { target, path, upload }: { target: UploadTarget; path: string; upload: Upload },
): Promise<void> {
  const { bucket, name, version } = target;
  const type = getContentType(upload.metadata) ?? 'application/octet-stream';
  checkBytes(await getBucket(context.sql, bucket), { bytes: await readStart(path), type });
  const metadata = describeFile({
    md5: await hash(path),
    size: upload.size ?? 0,
    type,
    cacheControl: upload.metadata?.cacheControl ?? 'no-cache',
  });
  const userMetadata = getUserMetadata(upload.metadata);
  const owner = getSubject(context.caller);
  let previous: { version: string | null } | undefined;
  try {
    await context.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${name}`}, 0))`;
      [previous] = await sql<{ version: string | null }[]>`
        select version from storage.objects where bucket_id = ${bucket} and name = ${name} for update`;
      await sql`
        insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        values (${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${sql.json(metadata)},
          ${userMetadata && JSON.stringify(userMetadata)}::text::jsonb)
        on conflict (bucket_id, name) do update
          set version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
            owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
      await context.files.adopt(path, target);
    });
  } catch (error) {
    await context.files.remove(target);
    throw error;
  }
  if (previous && previous.version !== version)
    await context.files.remove({ bucket, name, version: previous.version });
}

/** What a signature of a type can need. */
async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hash(path: string): Promise<string> {
  const md5 = createHash('md5');
  await pipeline(createReadStream(path), md5);
  return md5.digest('hex');
}
