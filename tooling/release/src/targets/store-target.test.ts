import { expect, it } from 'vitest';
import { temporaryStore } from '../testing/test-targets.ts';
import { createStoreFetch } from './store-fetch.ts';
import { storeTarget, type Fetch } from './store-target.ts';

const bytes = new TextEncoder().encode('content');

it.each([
  ['r/shop/1.0.0/remoteEntry.js', 'text/javascript; charset=utf-8', 'immutable'],
  ['r/shop/1.0.0/assets/own.css', 'text/css; charset=utf-8', 'immutable'],
  ['s/1.0.0/index.html', 'text/html; charset=utf-8', 'immutable'],
  ['r/shop/1.0.0/release.json', 'application/json', 'immutable'],
  ['r/shop/1.0.0/assets/a.webp', 'image/webp', 'immutable'],
  ['r/shop/1.0.0/remoteEntry.js.br', 'application/octet-stream', 'immutable'],
  ['registry.json', 'application/json', 'no-cache'],
])('stores %s as %s, %s', async (path, type, caching) => {
  const { target, files } = await temporaryStore();
  await target.write(path, bytes, null);
  const { 'content-type': storedType, 'cache-control': storedCaching } =
    files.get(path)?.headers ?? {};
  expect(storedType).toBe(type);
  expect(storedCaching).toContain(caching);
});

it('may be below a path', async () => {
  const { url, files } = await temporaryStore();
  await storeTarget(`${url}/bucket/`, fetch).write('registry.json', bytes, null);
  expect([...files.keys()]).toEqual(['bucket/registry.json']);
});

it.each([
  [403, 'cannot be read: it responded with 403. No'],
  [503, 'cannot be read: it responded with 503. No'],
])('does not take the response %i for a missing file', async (status, message) => {
  const answer: Fetch = () => Promise.resolve(new Response('No', { status }));
  const target = storeTarget('https://store.test', answer);
  await expect(target.read('registry.json')).rejects.toThrow(message);
});

it('rejects a write that the store denies', async () => {
  const answer: Fetch = () => Promise.resolve(new Response('No', { status: 403 }));
  const target = storeTarget('https://store.test', answer);
  await expect(target.write('registry.json', bytes, null)).rejects.toThrow('responded with 403');
});

it('needs ETags', async () => {
  const answer: Fetch = () => Promise.resolve(new Response('{}'));
  const target = storeTarget('https://store.test', answer);
  await expect(target.read('registry.json')).rejects.toThrow('has no ETag');
});

it('says why a store cannot be reached', async () => {
  const { target, url, stop } = await temporaryStore();
  await stop();
  await expect(target.read('registry.json')).rejects.toThrow(
    `${url}/registry.json cannot be reached: connect ECONNREFUSED`,
  );
});

it('sends the token of the environment', async () => {
  const { url, requests } = await temporaryStore();
  const target = storeTarget(url, await createStoreFetch({ STORE_TOKEN: 'a-token' }));
  await target.write('registry.json', bytes, null);
  expect(requests[0]?.authorization).toBe('Bearer a-token');
  expect(requests[0]?.['if-none-match']).toBe('*');
});

it('sends no credentials if the environment has none', async () => {
  const { url, requests } = await temporaryStore();
  await storeTarget(url, await createStoreFetch({})).read('registry.json');
  expect(requests[0]).not.toHaveProperty('authorization');
});

it('signs requests and their conditions with the AWS credentials of the environment', async () => {
  const { url, requests } = await temporaryStore();
  const credentials = {
    AWS_ACCESS_KEY_ID: 'an-id',
    AWS_SECRET_ACCESS_KEY: 'a-secret',
    AWS_REGION: 'eu-central-1',
  };
  const target = storeTarget(url, await createStoreFetch(credentials));
  expect(await target.write('registry.json', bytes, null)).toBe(true);
  const { authorization } = requests[0] ?? {};
  expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=an-id\/\d+\/eu-central-1\/s3\//);
  expect(authorization).toMatch(/SignedHeaders=[^,]*if-none-match/);
});
