import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/postgres/connect.ts';
import type { Person } from '../../support/backend.ts';
import { openBackendWithUsers } from '../../support/open-backend.ts';
import { failureOf, MAX_SIZE, openUploads } from '../../support/uploads.ts';

const { backend, ada, ben } = await openBackendWithUsers();
const uploads = await openUploads(backend);

async function findRow(bucket: string, name: string) {
  const sql = connect(backend.databaseUrl, { max: 1 });
  const [row] = await sql`
    select *, user_metadata is null as is_plain from storage.objects
    where bucket_id = ${bucket} and name = ${name}`;
  await sql.end();
  return row;
}

async function download(person: Person, bucket: string, name: string): Promise<Buffer> {
  const { data } = await person.client.storage.from(bucket).download(name);
  return data ? Buffer.from(await data.arrayBuffer()) : Buffer.alloc(0);
}

async function downloadText(person: Person, bucket: string, name: string): Promise<string> {
  return (await download(person, bucket, name)).toString();
}

describe('tus-js-client', () => {
  it.each([
    ['of 0 bytes', 0],
    ['of 1 byte', 1],
    ['that is as large as the bucket allows', MAX_SIZE],
  ])('stores a file %s', async (_, size) => {
    const bytes = randomBytes(size);
    const name = `${ada.id}/size-${size}`;
    const { upload, done } = uploads.client(ada, bytes, uploads.metadataOf(name));
    upload.start();
    await done;

    expect((await download(ada, 'uploads', name)).equals(bytes)).toBe(true);
    expect(await findRow('uploads', name)).toMatchObject({
      owner_id: ada.id,
      is_plain: true,
      metadata: {
        eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size,
        contentLength: size,
        mimetype: 'application/octet-stream',
        cacheControl: 'max-age=3600',
        httpStatusCode: 200,
        lastModified: expect.any(String) as string,
      },
    });
    expect(await uploads.listUnfinished()).toEqual([]);
  });

  it('is told before it sends anything that a file is too large', async () => {
    const metadata = uploads.metadataOf(`${ada.id}/large`);
    const { upload, done } = uploads.client(ada, Buffer.alloc(MAX_SIZE + 1), metadata);
    upload.start();

    expect(await failureOf(done)).toEqual([413, 'Maximum size exceeded\n']);
    expect(await uploads.listUnfinished()).toEqual([]);
  });

  it('continues with a new client where another one stopped', async () => {
    const bytes = randomBytes(1_000_000);
    const name = `${ada.id}/stopped`;
    const metadata = uploads.metadataOf(name);
    const first = uploads.client(ada, bytes, metadata, { chunkSize: 300_000 });
    await new Promise<void>((resolve) => {
      first.upload.options.onChunkComplete = () => void first.upload.abort().then(resolve);
      first.upload.start();
    });
    const starts: number[] = [];
    const second = uploads.client(ada, bytes, metadata, {
      uploadUrl: first.upload.url,
      onProgress: (sent) => starts.push(sent),
    });
    second.upload.start();
    await second.done;

    expect(starts[0]).toBe(300_000);
    expect((await download(ada, 'uploads', name)).equals(bytes)).toBe(true);
  });

  it('sends the file with the request that creates the upload', async () => {
    const bytes = randomBytes(50_000);
    const name = `${ada.id}/at-once`;
    const options = { uploadDataDuringCreation: true };
    const { upload, done } = uploads.client(ada, bytes, uploads.metadataOf(name), options);
    upload.start();
    await done;

    expect((await download(ada, 'uploads', name)).equals(bytes)).toBe(true);
  });

  it('stores metadata of its own with the file', async () => {
    const name = `${ada.id}/described`;
    const metadata = uploads.metadataOf(name, { metadata: '{"page": 3}', cacheControl: 'x' });
    const { upload, done } = uploads.client(ada, Buffer.from('text'), metadata);
    upload.start();
    await done;

    expect(await findRow('uploads', name)).toMatchObject({
      user_metadata: { page: 3 },
      metadata: { cacheControl: 'no-cache' },
    });
  });
});

describe('a resumable upload', () => {
  const send = async (bucketName: string, name: string, text: string, upsert = 'false') => {
    const metadata = uploads.metadataOf(name, { bucketName });
    const { upload, done } = uploads.client(ada, Buffer.from(text), metadata, {
      headers: { ...uploads.headersOf(ada), 'x-upsert': upsert },
    });
    upload.start();
    return failureOf(done);
  };

  it('replaces a file only with x-upsert and the right to update', async () => {
    const name = `${ada.id}/taken`;
    const taken = [409, 'The resource already exists'];
    const denied = [403, 'new row violates row-level security policy'];

    expect(await send('papers', name, 'first')).toBe('none');
    expect(await send('papers', name, 'second')).toEqual(taken);
    expect(await downloadText(ada, 'papers', name)).toBe('first');
    const { version } = (await findRow('papers', name)) ?? {};
    expect(await send('papers', name, 'third', 'true')).toBe('none');
    expect(await downloadText(ada, 'papers', name)).toBe('third');
    expect(existsSync(join(backend.dataDir, 'storage', 'papers', `${name}@${version}`))).toBe(
      false,
    );

    expect(await send('uploads', name, 'first')).toBe('none');
    expect(await send('uploads', name, 'second', 'true')).toEqual(denied);
    expect(await downloadText(ada, 'uploads', name)).toBe('first');
  });

  it.each([
    ['text/html', 'mime type text/html is not supported'],
    ['image/svg+xml', 'mime type image/svg+xml is not supported'],
    ['png', 'mime type png is not supported'],
    ['image/pngx', 'mime type image/pngx is not supported'],
    ['IMAGE/PNG', 'mime type IMAGE/PNG is not supported'],
    ['image/png; charset=utf-8', 'mime type image/png; charset=utf-8 is not supported'],
  ])('of the type %s is rejected before it begins', async (contentType, message) => {
    const metadata = uploads.metadataOf(`${ada.id}/typed`, { contentType });
    const response = await uploads.create(ada, 5, metadata);

    expect([response.status, await response.text()]).toEqual([415, message]);
    expect(await uploads.listUnfinished()).toEqual([]);
  });

  it('of a page that is declared as a picture is rejected at its end and leaves nothing', async () => {
    const name = `${ada.id}/page`;
    const page = '<script>alert(1)</script>';
    const url = await uploads.start(ada, page.length, name, { contentType: 'image/png' });
    const response = await uploads.append(ada, url, 0, page);

    expect([response.status, await response.text()]).toEqual([
      415,
      'mime type image/png is not supported',
    ]);
    expect(await findRow('uploads', name)).toBeUndefined();
    expect(await uploads.listUnfinished()).toEqual([]);
    expect((await uploads.send(ada, 'HEAD', url)).status).toBe(404);
  });

  it('of a page that is declared as bytes is served as bytes', async () => {
    const name = `${ada.id}/bytes`;
    expect(await send('uploads', name, '<script>alert(1)</script>')).toBe('none');
    const { data } = await ada.client.storage.from('uploads').createSignedUrl(name, 60);
    const { headers } = await fetch(data?.signedUrl ?? '');

    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '../escaped',
    'ada/../../escaped',
    '/etc/escaped',
    'ada//escaped',
    'ada/./escaped',
    'ada\\..\\escaped',
    'ada/\0escaped',
    'ada/%2e%2e%2f',
    'ada/\u{202E}gpj.exe',
    'a'.repeat(300),
    '',
  ])('with the name %j is rejected', async (path) => {
    const response = await uploads.create(ada, 5, uploads.metadataOf(path));

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Invalid key: ');
    expect(await uploads.listUnfinished()).toEqual([]);
  });

  it('stays private until its owner shares it', async () => {
    const name = `${ada.id}/private`;
    await send('uploads', name, 'private');

    expect((await ben.client.storage.from('uploads').download(name)).error).not.toBeNull();
  });
});
