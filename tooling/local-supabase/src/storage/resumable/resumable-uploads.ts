import { ERRORS, MemoryLocker, Server } from '@tus/server';
import type { ServerOptions, Upload } from '@tus/server';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { checkLimits, defaultLimit, getBucket, sizeLimit } from '../buckets.ts';
import type { StorageContext } from '../storage-context.ts';
import { fromDatabase, metadataRequired, noSuchUpload, StorageError } from '../storage-error.ts';
import { checkUploadPolicy } from '../objects/check-upload-policy.ts';
import { finishUpload } from './finish-upload.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';
import { getCacheControl, getContentType, getUserMetadata } from './upload-metadata.ts';
import type { UploadMetadata } from './upload-metadata.ts';
import { checkedTarget, fromUploadId, toUploadId } from './upload-target.ts';
import type { UploadTarget } from './upload-target.ts';
import { withDrain } from './with-drain.ts';

export const resumablePath = '/storage/v1/upload/resumable';

/** The headers that a web page may send to hosted Storage, besides those of the protocol. */
const allowedHeaders = ['Authorization', 'X-Upsert', 'Upload-Expires', 'ApiKey', 'x-signature'];

const operations: Record<string, string> = {
  POST: 'storage.tus.upload.create',
  PATCH: 'storage.tus.upload.part',
  DELETE: 'storage.tus.upload.delete',
};

type Options = { folder: string; log: (line: string) => void };
/** A request on its way through the hooks, which learn one after the other what it is about. */
type Incoming = { storage: StorageContext; target?: UploadTarget; metadata?: UploadMetadata };

/** The tus protocol 1.0.0 as hosted Storage speaks it. An upload's id here is the version of its object. */
export function createResumableUploads(files: StorageContext['files'], { folder, log }: Options) {
  const uploads = new UnfinishedUploads(folder, files);
  const requests = new WeakMap<object, Incoming>();

  function getIncoming(request: object): Incoming {
    const incoming = requests.get(request);
    if (!incoming) throw new Error('A hook got another request than the server');
    return incoming;
  }

  async function finish(request: Request, upload: Upload) {
    const { storage, target } = getIncoming(request);
    if (!target || (await files.exists(target))) return;
    const path = join(folder, target.version);
    try {
      await finishUpload(storage, { target, path, upload });
    } catch (error) {
      await uploads.remove(target.version).catch(() => undefined);
      throw error;
    }
  }

  const hooks: ServerOptions = {
    path: resumablePath,
    locker: new MemoryLocker(),
    allowedHeaders,
    respectForwardedHeaders: true,
    disableTerminationForFinishedUploads: true,
    namingFunction(request, metadata) {
      if (!metadata) throw metadataRequired();
      const { bucketName, objectName } = metadata;
      const target = { bucket: bucketName ?? '', name: objectName ?? '', version: randomUUID() };
      Object.assign(getIncoming(request), { target: checkedTarget(target), metadata });
      return target.version;
    },
    generateUrl(request, { proto, host, path }) {
      const { target } = getIncoming(request);
      return `${proto}://${host}${path}/${target ? toUploadId(target) : ''}`;
    },
    getFileIdFromRequest(request, id = '') {
      const target = fromUploadId(id);
      getIncoming(request).target = target;
      return target.version;
    },
    async maxSize(request) {
      const { storage, target } = getIncoming(request);
      return target ? sizeLimit(await getBucket(storage.sql, target.bucket)) : defaultLimit;
    },
    async onIncomingRequest(request, version) {
      const { storage, target, metadata } = getIncoming(request);
      const upload = request.method === 'POST' ? { metadata } : await uploads.getUpload(version);
      const { bucketName, objectName } = upload.metadata ?? {};
      const isSame = target?.bucket === bucketName && target?.name === objectName;
      if (!target || !isSame) throw noSuchUpload();
      const operation = operations[request.method];
      if (!operation) return;
      const length = request.headers.get('upload-length');
      const size = 'size' in upload ? upload.size : length === null ? undefined : Number(length);
      await checkUploadPolicy(storage, operation, {
        target,
        isUpsert: request.headers.get('x-upsert') === 'true',
        metadata: { mimetype: getContentType(upload.metadata), contentLength: size },
        userMetadata: getUserMetadata(upload.metadata),
      });
    },
    async onUploadCreate(request, { metadata, size = 0 }) {
      const { storage, target } = getIncoming(request);
      const type = getContentType(metadata);
      if (target && type !== undefined)
        checkLimits(await getBucket(storage.sql, target.bucket), { size, type });
      return { metadata: { ...metadata, cacheControl: getCacheControl(metadata) } };
    },
    async onUploadFinish(request, upload) {
      await uploads.finish(upload.id, () => finish(request, upload));
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError(request, error) {
      const storageError = error instanceof StorageError ? error : fromDatabase(error);
      if (storageError) return { status_code: storageError.status, body: storageError.message };
      if ('status_code' in error) return undefined;
      log(`${request.method} ${resumablePath} failed: ${error.message}`);
      return { ...ERRORS.UNKNOWN_ERROR };
    },
  };
  const server = new Server({ ...hooks, datastore: uploads });

  return async (original: Request, storage: StorageContext): Promise<Response> => {
    const { request, drain } = withDrain(original);
    requests.set(request, { storage });
    const response = await server.handleWeb(request);
    await drain().catch(() => undefined);
    return response;
  };
}
