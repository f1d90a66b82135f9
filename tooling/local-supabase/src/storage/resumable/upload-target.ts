import { checkedKey } from '../objects/object-key.ts';
import type { StoredObject } from '../files/object-files.ts';
import { invalidBucketName, invalidUploadId } from '../storage-error.ts';

/** The object that an upload becomes. Its version also is the name of the upload's files. */
export type UploadTarget = StoredObject & { version: string };

const bucketFormat = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/;
const versionFormat = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The last part of an upload's URL, as hosted Storage writes it. */
export function toUploadId({ bucket, name, version }: UploadTarget): string {
  return Buffer.from(`${bucket}/${name}/${version}`).toString('base64url');
}

export function fromUploadId(id: string): UploadTarget {
  const [bucket = '', ...path] = Buffer.from(id, 'base64url').toString('utf8').split('/');
  const version = path.pop() ?? '';
  if (path.length === 0 || !versionFormat.test(version)) throw invalidUploadId();
  return checkedTarget({ bucket, name: path.join('/'), version });
}

export function checkedTarget({ bucket, name, version }: UploadTarget): UploadTarget {
  if (!bucketFormat.test(bucket)) throw invalidBucketName();
  return { bucket, name: checkedKey(name), version };
}
