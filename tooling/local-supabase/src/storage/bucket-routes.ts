import type { Hono } from 'hono';
import { jsonBody, readText } from './body.ts';
import { withPolicies, type StorageEnvironment } from './storage-context.ts';
import { noSuchBucket } from './storage-error.ts';

/** Buckets, as the policies on `storage.buckets` allow; migrations create them, so these routes create but never change or delete. */
export function addBucketRoutes(
  app: Hono<StorageEnvironment, Record<string, never>, '/storage/v1'>,
) {
  app.get('/bucket', async ({ var: { storage } }) =>
    Response.json(
      await withPolicies(
        storage,
        'storage.bucket.list',
        async (sql) => sql`
        select id, name, owner, public, file_size_limit::float8, allowed_mime_types, created_at, updated_at
        from storage.buckets order by id`,
      ),
    ),
  );
  app.get('/bucket/:id', async ({ req, var: { storage } }) => {
    const [bucket] = await withPolicies(
      storage,
      'storage.bucket.get',
      async (sql) => sql`
      select id, name, owner, public, file_size_limit::float8, allowed_mime_types, created_at, updated_at
      from storage.buckets where id = ${req.param('id')}`,
    );
    if (!bucket) throw noSuchBucket();
    return Response.json(bucket);
  });
  app.post('/bucket', async ({ req, var: { storage } }) => {
    const body = await jsonBody(req.raw);
    const name = readText(body, 'name');
    const id = typeof body.id === 'string' && body.id !== '' ? body.id : name;
    await withPolicies(
      storage,
      'storage.bucket.create',
      async (sql) => sql`
      insert into storage.buckets (id, name, public) values (${id}, ${name}, ${body.public === true})`,
    );
    return Response.json({ name });
  });
}
