import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { connect } from '../../src/postgres/connect.ts';
import type { Person, TestBackend } from './backend.ts';

export const MAX_SIZE = 20 * 1024 * 1024;
const octetStream = 'application/octet-stream';
type Metadata = Record<string, string>;

/** A private bucket like that of a product, and what a test sends to it. */
export async function openUploads(backend: TestBackend) {
  const sql = connect(backend.databaseUrl, { max: 1 });
  await sql`
    insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
    values ('uploads', 'uploads', ${MAX_SIZE}, ${['image/png', octetStream]})`;
  await sql.end();
  const endpoint = `${backend.url}/storage/v1/upload/resumable`;
  const folder = join(backend.dataDir, 'storage-uploads');

  const headersOf = (person: Person) => ({
    authorization: `Bearer ${person.token}`,
    apikey: backend.publishableKey,
  });
  const metadataOf = (objectName: string, more: Metadata = {}) => ({
    bucketName: 'uploads',
    objectName,
    contentType: octetStream,
    cacheControl: '3600',
    ...more,
  });

  return {
    endpoint,
    folder,
    headersOf,
    /** The client of a product, without its retries. */
    client(person: Person, bytes: Buffer, metadata: Metadata, options: UploadOptions = {}) {
      const upload = new Upload(bytes, {
        endpoint,
        headers: headersOf(person),
        metadata,
        retryDelays: null,
        ...options,
      });
      const done = new Promise<void>((resolve, reject) => {
        upload.options.onSuccess = () => resolve();
        upload.options.onError = reject;
      });
      return { upload, done };
    },
    metadataOf,
    /** One request of the protocol, by hand. */
    send(person: Person | undefined, method: string, url: string, init: RequestInit = {}) {
      const common = { 'tus-resumable': '1.0.0', ...(person ? headersOf(person) : {}) };
      const headers = { ...common, ...(init.headers as Metadata | undefined) };
      return fetch(url, { ...init, method, headers });
    },
    async create(person: Person, size: number, metadata: Metadata, headers: Metadata = {}) {
      return this.send(person, 'POST', endpoint, {
        headers: {
          'upload-length': String(size),
          'upload-metadata': encodeMetadata(metadata),
          ...headers,
        },
      });
    },
    /** An upload that has not begun. */
    async start(person: Person, size: number, name: string, more: Metadata = {}): Promise<string> {
      const response = await this.create(person, size, metadataOf(name, more));
      return response.headers.get('location') ?? `not created: ${await response.text()}`;
    },
    append(person: Person, url: string, offset: number, body: BodyInit, headers: Metadata = {}) {
      return this.send(person, 'PATCH', url, {
        body,
        headers: {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...headers,
        },
      });
    },
    async listUnfinished() {
      return (await readdir(folder)).filter((name) => !name.endsWith('.json'));
    },
    versionOf: (url: string) =>
      Buffer.from(url.split('/').at(-1) ?? '', 'base64url')
        .toString()
        .split('/')
        .at(-1) ?? '',
    /** How many bytes of an upload are on the disk. */
    size: async (version: string) => (await stat(join(folder, version))).size,
  };
}

export function encodeMetadata(metadata: Metadata): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The server's response to a client that gave up. */
export async function failureOf(done: Promise<void>): Promise<[number, string] | 'none'> {
  const error = await done.then(
    () => undefined,
    (reason: unknown) => reason as DetailedError,
  );
  return error
    ? [error.originalResponse?.getStatus() ?? 0, error.originalResponse?.getBody() ?? '']
    : 'none';
}
