import { expect } from 'vitest';
import { api } from '../../support/backend/backend.ts';
import { sql } from '../../support/world.ts';
import { STORED, type Person } from '../accounts.ts';

type LateUpload = { bucket: string; path: string; text: string; type?: string };

/** A resumable upload (tus) whose rights were checked and whose bytes have arrived; `end` lets it become an object. */
export async function startUpload(
  { client }: Person,
  { bucket, path, text, type = STORED }: LateUpload,
) {
  const { data } = await client.auth.getSession();
  const headers = {
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    ...{ apikey: api.key, 'tus-resumable': '1.0.0' },
  };
  const metadata = { bucketName: bucket, objectName: path, contentType: type };
  const created = await fetch(`${api.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(Buffer.byteLength(text)),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  // What the service holds while it writes the row of an object.
  const holder = sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${path}`}, 0))`;
    lock();
    await released;
  });
  await locked;
  const response = fetch(created.headers.get('location') ?? '', {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: text,
  });
  await expect
    .poll(() => sql`select from pg_locks where locktype = 'advisory' and not granted`)
    .toHaveLength(1);
  return {
    async end() {
      release();
      await holder;
      return response;
    },
  };
}
