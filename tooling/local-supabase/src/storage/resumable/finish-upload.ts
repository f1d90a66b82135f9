import type { Upload } from '@tus/server';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { checkBytes, getBucket } from '../buckets.ts';
import { describeFile } from '../objects/describe-file.ts';
import { storeObject } from '../objects/store-object.ts';
import type { StorageContext } from '../storage-context.ts';
import { getContentType, getUserMetadata } from './upload-metadata.ts';
import type { UploadTarget } from './upload-target.ts';

/** Makes a complete upload an object. */
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
  await storeObject(context, {
    object: { bucket, name, version },
    metadata,
    userMetadata: getUserMetadata(upload.metadata) ?? null,
    isResumable: true,
    saveFile: () => context.files.adopt(path, target),
  });
}

/** The bytes that the signature of a type can need. */
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
