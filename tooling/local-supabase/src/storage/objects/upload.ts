import { createHash, randomUUID } from 'node:crypto';
import { getBucket, checkLimits, checkBytes, sizeLimit } from '../buckets.ts';
import { describeFile } from './describe-file.ts';
import { checkedKey } from './object-key.ts';
import { readUpload } from './read-upload.ts';
import type { Upload } from './read-upload.ts';
import type { StorageContext } from '../storage-context.ts';
import { checkUploadPolicy } from './check-upload-policy.ts';
import { storeObject } from './store-object.ts';

type WriteMode = 'create' | 'upsert' | 'update';

/** The value of `storage.operation()` in policies. */
const OPERATIONS = {
  create: 'storage.object.upload',
  upsert: 'storage.object.upload',
  update: 'storage.object.upload_update',
} as const satisfies Record<WriteMode, string>;

/** Stores a request body as an object, if the policies allow it. An update, too, creates what is missing. */
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

  await checkUploadPolicy(context, OPERATIONS[mode], {
    target: object,
    isUpsert: mode !== 'create',
    metadata: { mimetype: file.type, contentLength: file.bytes.byteLength },
    userMetadata: file.userMetadata,
  });
  const id = await storeObject(context, {
    object,
    metadata: toMetadata(file),
    userMetadata: file.userMetadata,
    isResumable: false,
    saveFile: () => context.files.write(object, file.bytes),
  });
  return { Id: id, Key: `${object.bucket}/${object.name}` };
}

function toMetadata({ bytes, type, cacheControl, robots }: Upload) {
  const md5 = createHash('md5').update(bytes).digest('hex');
  return describeFile({ md5, size: bytes.byteLength, type, cacheControl, robots });
}

export async function drain(request: Request): Promise<void> {
  if (request.bodyUsed || !request.body) return;
  for await (const chunk of request.body) void chunk;
}
