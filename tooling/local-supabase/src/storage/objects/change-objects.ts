import { randomUUID } from 'node:crypto';
import { getBucket, checkLimits } from '../buckets.ts';
import { readText } from '../body.ts';
import type { Body } from '../body.ts';
import { checkedKey } from './object-key.ts';
import { findObject, getSubject, withPolicies } from '../storage-context.ts';
import type { ObjectRow, StorageContext } from '../storage-context.ts';
import { noSuchKey } from '../storage-error.ts';

/** Deletes what the caller may delete and returns those rows; silently skips the others, as hosted Storage does. */
export async function removeObjects(context: StorageContext, bucket: string, names: string[]) {
  const { id } = await getBucket(context.sql, bucket);
  const removed = await withPolicies(
    context,
    'storage.object.delete_many',
    async (sql) => sql<(ObjectRow & { bucket_id: string })[]>`
    delete from storage.objects where bucket_id = ${id} and name = any(${names}::text[])
    returning *, bucket_id as bucket`,
  );
  for (const row of removed) await context.files.remove(row);
  return removed.map(({ bucket: _, ...row }) => row);
}

type Route = { source: ObjectRow; target: { bucket: string; name: string; version: string } };

async function readRoute(context: StorageContext, body: Body, operation: string): Promise<Route> {
  const from = await getBucket(context.sql, readText(body, 'bucketId'));
  const to =
    typeof body.destinationBucket === 'string'
      ? await getBucket(context.sql, body.destinationBucket)
      : from;
  const name = checkedKey(readText(body, 'destinationKey'));
  const source = await withPolicies(context, operation, (sql) =>
    findObject(sql, from.id, readText(body, 'sourceKey')),
  );
  if (!source) throw noSuchKey();
  checkLimits(to, { size: source.metadata?.size ?? 0, type: source.metadata?.mimetype ?? '' });
  return { source, target: { bucket: to.id, name, version: randomUUID() } };
}

export async function moveObject(context: StorageContext, body: Body) {
  const { source, target } = await readRoute(context, body, 'storage.object.move');
  await withFileRollback(context, target, () =>
    withPolicies(context, 'storage.object.move', async (sql) => {
      const changed = await sql`
        update storage.objects
        set bucket_id = ${target.bucket}, name = ${target.name}, version = ${target.version}, updated_at = now()
        where bucket_id = ${source.bucket} and name = ${source.name}`;
      if (changed.count === 0) throw noSuchKey();
      await context.files.copy(source, target);
    }),
  );
  await context.files.remove(source);
  return { message: 'Successfully moved' };
}

export async function copyObject(context: StorageContext, body: Body) {
  const { source, target } = await readRoute(context, body, 'storage.object.copy');
  const id = randomUUID();
  const owner = getSubject(context.caller);
  await withFileRollback(context, target, () =>
    withPolicies(context, 'storage.object.copy', async (sql) => {
      await sql`
        insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        select ${id}, ${target.bucket}, ${target.name}, ${owner}, ${owner}, ${target.version}, metadata, user_metadata
        from storage.objects where id = ${source.id}`;
      await context.files.copy(source, target);
    }),
  );
  return { Id: id, Key: `${target.bucket}/${target.name}` };
}

async function withFileRollback(
  context: StorageContext,
  target: Route['target'],
  run: () => Promise<unknown>,
) {
  try {
    await run();
  } catch (error) {
    await context.files.remove(target);
    throw error;
  }
}
