import { describe, expect, it } from 'vitest';
import type { Person } from '../support/backend.ts';
import { openBackendWithUsers } from '../support/open-backend.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (size: number) => Uint8Array.from({ length: size }, (_, i) => SIGNATURE[i] ?? 7);
const png = (size = 100) => new Blob([picture(size)], { type: 'image/png' });

const { backend, ada, ben } = await openBackendWithUsers();

describe('storage', () => {
  const pictures = (person: Person) => person.client.storage.from('pictures');
  const papers = (person: Person) => person.client.storage.from('papers');
  const publicUrl = (person: Person, path: string) =>
    pictures(person).getPublicUrl(path).data.publicUrl;

  it('stores a Blob from a form and serves it to everyone from a public bucket', async () => {
    const path = `${ada.id}/face.png`;
    const { data, error } = await pictures(ada).upload(path, png());
    const response = await fetch(publicUrl(ada, path));

    expect(error).toBeNull();
    expect(data?.fullPath).toBe(`pictures/${path}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture(100));
  });

  it('serves files stored by the seed', async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/public/pictures/seeded/dot.png`);

    expect(await response.text()).toBe('seeded bytes');
  });

  it('serves files with headers that prevent them from running as pages', async () => {
    const path = `${ada.id}/headers.png`;
    await pictures(ada).upload(path, png(), { cacheControl: '7200' });
    const { headers } = await fetch(publicUrl(ada, path));

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('public, max-age=7200');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('responds with 304 if the browser already has the file', async () => {
    const path = `${ada.id}/fresh.png`;
    await pictures(ada).upload(path, png());
    const first = await fetch(publicUrl(ada, path));
    await first.arrayBuffer();
    const second = await fetch(publicUrl(ada, path), {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect(second.status).toBe(304);
  });

  it.each([
    ['bytes=2-5', 206, 'bytes 2-5/10', picture(10).slice(2, 6)],
    ['bytes=7-', 206, 'bytes 7-9/10', picture(10).slice(7)],
    ['bytes=-2', 206, 'bytes 8-9/10', picture(10).slice(8)],
    ['bytes=5-99', 206, 'bytes 5-9/10', picture(10).slice(5)],
    ['bytes=10-', 416, 'bytes */10', picture(0)],
  ])('serves the range %s', async (range, status, contentRange, bytes) => {
    const path = `${ada.id}/range.png`;
    const file = png(10);
    await pictures(ada).upload(path, file, { upsert: true });
    await papers(ada).upload(path, file, { upsert: true });
    const { data } = await papers(ada).createSignedUrl(path, 60);
    const response = await fetch(data?.signedUrl ?? '', { headers: { range } });

    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ["someone else's folder", (id: string) => `not-${id}/a.png`, png(), '403'],
    ['a path with ..', (id: string) => `${id}/..%2F..%2Fa.png`, png(), '400'],
    ['a name with a NUL', (id: string) => `${id}/a\0.png`, png(), '400'],
    ['a name of 300 characters', (id: string) => `${id}/${'a'.repeat(300)}.png`, png(), '400'],
    [
      'a type that the bucket does not allow',
      (id: string) => `${id}/a.svg`,
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      '415',
    ],
    [
      'an HTML page declared as an image',
      (id: string) => `${id}/a.png`,
      new Blob(['<script>alert(1)</script>'], { type: 'image/png' }),
      '415',
    ],
    [
      'a type that begins as an allowed one',
      (id: string) => `${id}/a.png`,
      new Blob([picture(9)], { type: 'image/pngx' }),
      '415',
    ],
    ['a file above the limit', (id: string) => `${id}/big.png`, png(2001), '413'],
    ['a file far above the limit', (id: string) => `${id}/huge.png`, png(3_000_000), '413'],
  ])('rejects %s, and the next request succeeds', async (_, path, file, statusCode) => {
    const rejected = await pictures(ada).upload(path(ada.id), file);
    const next = await pictures(ada).list();

    expect(rejected.error).toMatchObject({ status: 400, statusCode });
    expect(next.error).toBeNull();
  });

  it('rejects uploads by visitors', async () => {
    const { error } = await backend
      .client()
      .storage.from('pictures')
      .upload('visitor/a.png', png());

    expect(error).toMatchObject({ statusCode: '403' });
  });

  it('keeps the existing file if a name is taken, unless upsert is requested', async () => {
    const path = `${ada.id}/taken.txt`;
    await papers(ada).upload(path, 'first');
    const second = await papers(ada).upload(path, 'second');
    const afterRejection = await (await papers(ada).download(path)).data?.text();
    await papers(ada).upload(path, 'third', { upsert: true });
    const afterUpsert = await (await papers(ada).download(path)).data?.text();
    await papers(ada).update(path, 'fourth');
    const afterUpdate = await (await papers(ada).download(path)).data?.text();

    expect(second.error).toMatchObject({ statusCode: '409' });
    expect([afterRejection, afterUpsert, afterUpdate]).toEqual(['first', 'third', 'fourth']);
  });

  it('serves private files to their owner only', async () => {
    const path = `${ada.id}/diary.txt`;
    await papers(ada).upload(path, 'dear diary');
    const asStranger = await papers(ben).download(path);
    const signed = await papers(ben).createSignedUrl(path, 60);
    const asPublic = await fetch(papers(ada).getPublicUrl(path).data.publicUrl);

    expect(asStranger.error).not.toBeNull();
    expect(signed.error).toMatchObject({ statusCode: '404' });
    expect(asPublic.status).toBe(400);
  });

  it('limits a signed link to its time and its file', async () => {
    await papers(ada).upload(`${ada.id}/signed.txt`, 'signed');
    await papers(ada).upload(`${ada.id}/other.txt`, 'other');
    const { data } = await papers(ada).createSignedUrl(`${ada.id}/signed.txt`, 60, {
      download: 'under.txt',
    });
    const opened = await fetch(data?.signedUrl ?? '');
    const swapped = await fetch((data?.signedUrl ?? '').replace('signed.txt', 'other.txt'));
    const many = await papers(ada).createSignedUrls(
      [`${ada.id}/other.txt`, `${ada.id}/missing.txt`],
      60,
    );

    expect(await opened.text()).toBe('signed');
    expect(opened.headers.get('content-disposition')).toBe(
      "attachment; filename=under.txt; filename*=UTF-8''under.txt",
    );
    expect(swapped.status).toBe(400);
    expect(many.data?.map(({ error }) => error === null)).toEqual([true, false]);
  });

  it('lists one folder at a time, by name, for its owner only', async () => {
    for (const name of ['list/b.txt', 'list/a.txt', 'list/deep/c.txt']) {
      await papers(ada).upload(`${ada.id}/${name}`, name);
    }
    const own = await papers(ada).list(`${ada.id}/list`);
    const page = await papers(ada).list(`${ada.id}/list`, { limit: 1, offset: 1 });
    const othersFile = await papers(ben).list(`${ada.id}/list`);

    expect(own.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['a.txt', false],
      ['b.txt', false],
      ['deep', true],
    ]);
    expect(page.data?.map(({ name }) => name)).toEqual(['b.txt']);
    expect(othersFile.data).toEqual([]);
  });

  it('moves, copies and removes files', async () => {
    await papers(ada).upload(`${ada.id}/from.txt`, 'travels');
    const moved = await papers(ada).move(`${ada.id}/from.txt`, `${ada.id}/to.txt`);
    const copied = await papers(ada).copy(`${ada.id}/to.txt`, `${ada.id}/copy.txt`);
    const removedByStranger = await papers(ben).remove([`${ada.id}/to.txt`]);
    const removed = await papers(ada).remove([`${ada.id}/to.txt`]);
    const left = await papers(ada).download(`${ada.id}/copy.txt`);

    expect([moved.error, copied.error]).toEqual([null, null]);
    expect(removedByStranger.data).toEqual([]);
    expect(removed.data).toHaveLength(1);
    expect(await left.data?.text()).toBe('travels');
  });

  it('returns the details of a file', async () => {
    const path = `${ada.id}/info.txt`;
    await papers(ada).upload(path, 'twelve bytes', {
      contentType: 'text/plain',
      metadata: { page: 3 },
    });
    const info = await papers(ada).info(path);
    const missing = await papers(ada).exists(`${ada.id}/nothing.txt`);

    expect(info.data).toMatchObject({ size: 12, contentType: 'text/plain', metadata: { page: 3 } });
    expect(missing.data).toBe(false);
    expect((await papers(ada).exists(path)).data).toBe(true);
  });

  it('allows bucket changes to the service role only', async () => {
    const own = await ada.client.storage.createBucket('mine', { public: true });
    const seen = await ada.client.storage.listBuckets();
    const service = await backend.client(backend.secretKey).storage.getBucket('pictures');

    expect(own.error).toMatchObject({ statusCode: '403' });
    expect(seen.data).toEqual([]);
    expect(service.data).toMatchObject({ id: 'pictures', public: true, file_size_limit: 2000 });
  });

  it('rejects a token signed with another key', async () => {
    const forged = `${ada.token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
    const response = await fetch(`${backend.url}/storage/v1/object/list/papers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${forged}`, apikey: backend.publishableKey },
      body: '{}',
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'AccessDenied', statusCode: '403' });
  });
});
