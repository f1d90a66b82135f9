import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBackendWithUsers } from '../../support/open-backend.ts';
import { encodeMetadata, openUploads } from '../../support/uploads.ts';

const { backend, ada, ben } = await openBackendWithUsers();
const uploads = await openUploads(backend);

const newName = () => `${ada.id}/${randomUUID()}`;

describe('the requests of the protocol', () => {
  it('create an upload with a URL that names its object', async () => {
    const name = newName();
    const before = Date.now();
    const { status, headers } = await uploads.create(ada, 10, uploads.metadataOf(name));
    const location = headers.get('location') ?? '';
    const id = Buffer.from(location.split('/').at(-1) ?? '', 'base64url').toString();
    const expires = Date.parse(headers.get('upload-expires') ?? '');

    expect(status).toBe(201);
    expect(location.startsWith(`${uploads.endpoint}/`)).toBe(true);
    expect(id).toMatch(new RegExp(`^uploads/${name}/[\\da-f-]{36}$`));
    expect(headers.get('tus-resumable')).toBe('1.0.0');
    expect(Math.abs(expires - before - 24 * 60 * 60 * 1000)).toBeLessThan(60_000);
  });

  it('name the host that a proxy was asked for', async () => {
    const { headers } = await uploads.create(ada, 10, uploads.metadataOf(newName()), {
      'x-forwarded-host': 'shop.test:3000',
      'x-forwarded-proto': 'https',
    });

    expect(headers.get('location')).toMatch(/^https:\/\/shop\.test:3000\/storage\/v1\/upload\//);
  });

  it('say where an upload is', async () => {
    const name = newName();
    const url = await uploads.start(ada, 10, name);
    const appended = await uploads.append(ada, url, 0, 'four');
    const { status, headers } = await uploads.send(ada, 'HEAD', url);

    expect(appended.status).toBe(204);
    expect(appended.headers.get('upload-offset')).toBe('4');
    expect(appended.headers.get('upload-expires')).not.toBeNull();
    expect(appended.headers.get('tus-complete')).toBeNull();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-offset': '4',
      'upload-metadata': encodeMetadata(uploads.metadataOf(name, { cacheControl: 'max-age=3600' })),
    });
  });

  it('say that an upload is complete, also to a client that missed it', async () => {
    const name = newName();
    const url = await uploads.start(ada, 4, name, { bucketName: 'papers' });
    const upsert = { 'x-upsert': 'true' };
    const last = await uploads.append(ada, url, 0, 'four');
    const { headers } = await uploads.send(ada, 'HEAD', url);
    const repeated = await uploads.append(ada, url, 4, '');
    const replaced = await uploads.append(ada, url, 4, '', upsert);
    const removal = await uploads.send(ada, 'DELETE', url, { headers: upsert });

    expect([last.status, last.headers.get('tus-complete')]).toEqual([204, '1']);
    expect([headers.get('upload-offset'), headers.get('upload-length')]).toEqual(['4', '4']);
    expect([repeated.status, replaced.status, removal.status]).toEqual([409, 204, 400]);
    await ada.client.storage.from('papers').remove([name]);
    expect((await uploads.send(ada, 'HEAD', url)).status).toBe(410);
  });

  it('end an upload', async () => {
    const url = await uploads.start(ada, 10, newName());
    await uploads.append(ada, url, 0, 'four');
    const before = await uploads.listUnfinished();
    const removal = await uploads.send(ada, 'DELETE', url);

    expect(removal.status).toBe(204);
    expect(await uploads.listUnfinished()).toHaveLength(before.length - 1);
    expect((await uploads.send(ada, 'HEAD', url)).status).toBe(404);
    expect((await uploads.append(ada, url, 4, 'four')).status).toBe(404);
  });

  it('take a length that is only known at the end', async () => {
    const name = newName();
    const created = await uploads.send(ada, 'POST', uploads.endpoint, {
      headers: {
        'upload-defer-length': '1',
        'upload-metadata': encodeMetadata(uploads.metadataOf(name)),
      },
    });
    const url = created.headers.get('location') ?? '';
    await uploads.append(ada, url, 0, 'four');
    const last = await uploads.append(ada, url, 4, 'four', { 'upload-length': '8' });

    expect([last.status, last.headers.get('tus-complete')]).toEqual([204, '1']);
  });
});

describe('pages of another origin', () => {
  const preflight = (url: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'tus-resumable,upload-length,x-upsert',
      },
    });
  const listOf = (headers: Headers, name: string) =>
    (headers.get(name) ?? '').toLowerCase().split(', ');

  it('may send what tus-js-client sends, and no other headers', async () => {
    for (const url of [uploads.endpoint, await uploads.start(ada, 10, newName())]) {
      const { status, headers } = await preflight(url);
      const allowed = listOf(headers, 'access-control-allow-headers');

      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(listOf(headers, 'access-control-allow-methods')).toEqual(
        expect.arrayContaining(['post', 'head', 'patch', 'delete']),
      );
      expect(allowed).toEqual(
        expect.arrayContaining([
          ...['authorization', 'apikey', 'x-upsert', 'content-type', 'tus-resumable'],
          ...['upload-length', 'upload-metadata', 'upload-offset'],
        ]),
      );
      expect(allowed).not.toContain('x-request-id');
      expect(Object.fromEntries(headers)).toMatchObject({
        'tus-version': '1.0.0',
        'tus-max-size': String(50 * 1024 * 1024),
        'tus-extension':
          'creation,creation-with-upload,creation-defer-length,termination,expiration',
      });
    }
  });

  it('see the headers of the protocol, and no more than before elsewhere', async () => {
    const created = await uploads.create(ada, 10, uploads.metadataOf(newName()));
    const rejected = await uploads.create(ben, 10, uploads.metadataOf(newName()));
    const other = await fetch(`${backend.url}/storage/v1/bucket`);

    for (const { headers } of [created, rejected]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(listOf(headers, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['location', 'upload-offset', 'upload-length', 'tus-resumable']),
      );
    }
    expect(listOf(other.headers, 'access-control-expose-headers')).not.toContain('location');
  });
});
