import { Hono } from 'hono';
import { getCredentials, identify } from '../identity/caller.ts';
import type { Sql } from '../postgres/connect.ts';
import { anonymous } from '../identity/request-context.ts';
import { jsonBody, readTexts } from './body.ts';
import { addBucketRoutes } from './bucket-routes.ts';
import { getBucket } from './buckets.ts';
import { copyObject, moveObject, removeObjects } from './objects/change-objects.ts';
import { listObjects } from './objects/list-objects.ts';
import { createObjectFiles } from './files/object-files.ts';
import { objectInfo } from './objects/object-info.ts';
import { serveObject } from './files/serve-object.ts';
import { createSignedUrls } from './objects/signed-urls.ts';
import { createResumableUploads } from './resumable/resumable-uploads.ts';
import { getUploadFolder } from './resumable/unfinished-uploads.ts';
import { findObject, withPolicies } from './storage-context.ts';
import type { StorageContext, StorageEnvironment } from './storage-context.ts';
import { fromDatabase, noSuchKey, rejectedToken, StorageError } from './storage-error.ts';
import { drain, upload } from './objects/upload.ts';

type Options = { sql: Sql; folder: string; jwtSecret: string; log: (line: string) => void };

/** The object routes that storage-js uses; only the policies on `storage.objects` decide. */
export function createStorage({ sql, folder, jwtSecret, log }: Options) {
  const files = createObjectFiles(folder);
  const signedUrls = createSignedUrls(jwtSecret);
  const resume = createResumableUploads(files, { folder: getUploadFolder(folder), log });
  const app = new Hono<StorageEnvironment>().basePath('/storage/v1');

  app.onError(async (error, { req }) => {
    await drain(req.raw).catch(() => undefined);
    const storageError = error instanceof StorageError ? error : fromDatabase(error);
    if (storageError)
      return Response.json(storageError.toBody(), {
        status: storageError.status === 503 ? 503 : 400,
      });
    log(`${req.method} ${req.path} failed: ${error.message}`);
    return Response.json(
      { statusCode: '500', error: 'internal', message: 'Internal Server Error' },
      { status: 500 },
    );
  });
  app.notFound(async ({ req }) => {
    await drain(req.raw);
    return Response.json(
      { statusCode: '404', error: 'Not Found', message: 'Route not found' },
      { status: 404 },
    );
  });

  app.get('/object/public/:bucket/:name{.+}', async ({ req }) => {
    const { bucket, name } = req.param();
    const bucketRow = await getBucket(sql, bucket);
    const row = bucketRow.public ? await findObject(sql, bucket, name) : undefined;
    if (!row) throw noSuchKey();
    return serveObject(req.raw, files, row, true);
  });
  app.get('/object/sign/:bucket/:name{.+}', async ({ req }) => {
    const { bucket, name } = req.param();
    await signedUrls.verify(req.query('token') ?? null, bucket, name);
    const row = await findObject(sql, bucket, name);
    if (!row) throw noSuchKey();
    return serveObject(req.raw, files, row, false);
  });

  for (const path of ['/upload/resumable', '/upload/resumable/:id'])
    app.options(path, ({ req }) => resume(req.raw, { sql, files, caller: anonymous }));

  app.use(async (context, next) => {
    const caller = await identify(getCredentials(context.req.raw), jwtSecret);
    if (!caller) throw rejectedToken();
    context.set('storage', { sql, files, caller });
    await next();
  });
  addBucketRoutes(app);

  app.post('/upload/resumable', ({ req, var: { storage } }) => resume(req.raw, storage));
  // Hono looks up HEAD as GET.
  app.on(['GET', 'PATCH', 'DELETE'], '/upload/resumable/:id', (context) =>
    context.req.method === 'GET' && context.req.raw.method !== 'HEAD'
      ? context.notFound()
      : resume(context.req.raw, context.var.storage),
  );

  app.post('/object/list/:bucket', async ({ req, var: { storage } }) =>
    Response.json(await listObjects(storage, req.param('bucket'), await jsonBody(req.raw))),
  );
  app.post('/object/move', async ({ req, var: { storage } }) =>
    Response.json(await moveObject(storage, await jsonBody(req.raw))),
  );
  app.post('/object/copy', async ({ req, var: { storage } }) =>
    Response.json(await copyObject(storage, await jsonBody(req.raw))),
  );
  app.post('/object/sign/:bucket', async ({ req, var: { storage } }) =>
    Response.json(await signedUrls.many(storage, req.param('bucket'), await jsonBody(req.raw))),
  );
  app.post('/object/sign/:bucket/:name{.+}', async ({ req, var: { storage } }) => {
    const { bucket, name } = req.param();
    return Response.json(await signedUrls.one(storage, bucket, name, await jsonBody(req.raw)));
  });
  app.delete('/object/:bucket', async ({ req, var: { storage } }) => {
    const names = readTexts(await jsonBody(req.raw), 'prefixes');
    return Response.json(await removeObjects(storage, req.param('bucket'), names));
  });
  app.delete('/object/:bucket/:name{.+}', async ({ req, var: { storage } }) => {
    const { bucket, name } = req.param();
    const removed = await removeObjects(storage, bucket, [name]);
    if (removed.length === 0) throw noSuchKey();
    return Response.json({ message: 'Successfully deleted' });
  });

  app.get(
    '/object/info/:kind{public|authenticated}/:bucket/:name{.+}',
    ({ req, var: { storage } }) => {
      const { bucket, name } = req.param();
      return objectInfo(storage, bucket, name);
    },
  );
  app.get('/object/info/:bucket/:name{.+}', ({ req, var: { storage } }) => {
    const { bucket, name } = req.param();
    return objectInfo(storage, bucket, name);
  });

  const download = async (
    request: Request,
    storage: StorageContext,
    bucket: string,
    name: string,
  ) => {
    const row = await withPolicies(storage, 'storage.object.get_authenticated', (tx) =>
      findObject(tx, bucket, name),
    );
    if (!row) throw noSuchKey();
    return serveObject(request, files, row, false);
  };
  app.get('/object/authenticated/:bucket/:name{.+}', ({ req, var: { storage } }) => {
    const { bucket, name } = req.param();
    return download(req.raw, storage, bucket, name);
  });
  app.get('/object/:bucket/:name{.+}', ({ req, var: { storage } }) => {
    const { bucket, name } = req.param();
    return download(req.raw, storage, bucket, name);
  });
  app.post('/object/:bucket/:name{.+}', async ({ req, var: { storage } }) => {
    const mode = req.header('x-upsert') === 'true' ? 'upsert' : 'create';
    return Response.json(await upload(storage, req.raw, req.param(), mode));
  });
  app.put('/object/:bucket/:name{.+}', async ({ req, var: { storage } }) =>
    Response.json(await upload(storage, req.raw, req.param(), 'update')),
  );

  return (request: Request): Promise<Response> => Promise.resolve(app.fetch(request));
}
