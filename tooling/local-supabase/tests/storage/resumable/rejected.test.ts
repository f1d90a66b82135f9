import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBackendWithUsers } from '../../support/open-backend.ts';
import { encodeMetadata, openUploads } from '../../support/uploads.ts';

const { backend, ada, ben } = await openBackendWithUsers();
const uploads = await openUploads(backend);

const denied = 'new row violates row-level security policy';
const newName = () => `${ada.id}/${randomUUID()}`;
const toId = (bucket: string, name: string, version: string) =>
  Buffer.from(`${bucket}/${name}/${version}`).toString('base64url');
const toUrl = (id: string) => `${uploads.endpoint}/${id}`;
const answer = async (response: Response) => [response.status, await response.text()];
async function offset(url: string): Promise<string | null> {
  return (await uploads.send(ada, 'HEAD', url)).headers.get('upload-offset');
}

describe('an upload', () => {
  it('can be started by people whom the policies let insert its object', async () => {
    const metadata = uploads.metadataOf(newName());
    const byVisitor = await uploads.send(undefined, 'POST', uploads.endpoint, {
      headers: {
        apikey: backend.publishableKey,
        'upload-length': '4',
        'upload-metadata': encodeMetadata(metadata),
      },
    });

    expect(await answer(await uploads.create(ben, 4, metadata))).toEqual([403, denied]);
    expect(await answer(byVisitor)).toEqual([403, denied]);
  });

  it.each(['PATCH', 'DELETE'])('answers another person that sends %s with 403', async (method) => {
    const url = await uploads.start(ada, 10, newName());
    const response = await uploads.send(ben, method, url, {
      body: method === 'PATCH' ? 'mine' : null,
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });

    expect(await answer(response)).toEqual([403, denied]);
    expect(await offset(url)).toBe('0');
  });

  it('answers a forged token with 400', async () => {
    const forged = { ...ada, token: `${ada.token.slice(0, -4)}AAAA` };
    const url = await uploads.start(ada, 10, newName());

    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      expect((await uploads.send(forged, method, url)).status).toBe(400);
    const created = await uploads.create(forged, 4, uploads.metadataOf(newName()));
    expect(await created.json()).toMatchObject({ code: 'AccessDenied', statusCode: '403' });
  });

  it.each([
    ['an unknown version', 404, () => toId('uploads', newName(), randomUUID())],
    ['a version that is a path', 400, () => toId('uploads', newName(), '../../jwt-secret')],
    ['a name that is a path', 400, () => toId('uploads', '../../x', randomUUID())],
    ['nothing that can be read', 400, () => 'sign'],
    [
      'an upload with the name of another object',
      404,
      async () => {
        const url = await uploads.start(ada, 10, newName());
        return toId('uploads', newName(), uploads.versionOf(url));
      },
    ],
  ])('cannot be found by %s', async (_, status, getId) => {
    const url = toUrl(await getId());
    const statuses = [
      (await uploads.send(ada, 'HEAD', url)).status,
      (await uploads.append(ada, url, 0, 'four')).status,
      (await uploads.send(ada, 'DELETE', url)).status,
    ];

    expect(statuses).toEqual([status, status, status]);
  });

  it.each([
    ['no bucket of that name', 4, { bucketName: 'none' }, 404, 'Bucket not found'],
    ['a bucket with a slash', 4, { bucketName: 'a/b' }, 400, 'Bucket name invalid'],
    ['no type', 4, { contentType: '' }, 201, ''],
    ['a NUL in the metadata', 4, { metadata: '{"a":"\\u0000"}' }, 400, 'The input is invalid'],
    ['a negative length', -1, {}, 400, 'Invalid upload-length\n'],
    ['a length with a fraction', 1.5, {}, 400, 'Invalid upload-length\n'],
  ])('with %s', async (_, size, more, status, text) => {
    const response = await uploads.create(ada, size, uploads.metadataOf(newName(), more));

    expect(await answer(response)).toEqual([status, text]);
  });

  it.each([
    ['no length', { 'upload-length': '' }, 400, 'Invalid upload-length\n'],
    [
      'another version of the protocol',
      { 'tus-resumable': '0.2.0' },
      400,
      'Invalid tus-resumable\n',
    ],
    ['metadata that is not Base64', { 'upload-metadata': 'a §' }, 400, 'Invalid upload-metadata\n'],
  ])('is not created with %s', async (_, headers, status, text) => {
    const metadata = uploads.metadataOf(newName());
    expect(await answer(await uploads.create(ada, 4, metadata, headers))).toEqual([status, text]);
  });

  it('is not created without the headers of the protocol', async () => {
    const headers = uploads.headersOf(ada);
    const length = { 'upload-length': '4' };
    const plain = await fetch(uploads.endpoint, { method: 'POST', headers });
    const undescribed = await uploads.send(ada, 'POST', uploads.endpoint, { headers: length });
    const read = await fetch(toUrl(toId('uploads', newName(), randomUUID())), { headers });

    expect(await answer(plain)).toEqual([412, 'Tus-Resumable Required\n']);
    expect(await answer(undescribed)).toEqual([400, 'Metadata header is required']);
    expect(read.status).toBe(404);
  });
});
