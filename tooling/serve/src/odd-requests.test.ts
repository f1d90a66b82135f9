import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTOMATIC_PATHS } from './head/index.ts';
import { startShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

const get = (path: string, init?: RequestInit) => fetch(new URL(path, shop.site.url), init);

/** The response status for a request that no browser would send. */
async function requestStatus(target: string, host: string) {
  const head = await new Promise<string>((resolve) => {
    const socket = connect(shop.site.port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (bytes) => resolve(bytes.toString()));
  });
  return Number(head.split(' ')[1]);
}

it.each([
  ['//', 'localhost'],
  ['//evil.test/things/7/', 'localhost'],
  ['/\\evil.test', 'localhost'],
  ['http://evil.test/', 'localhost'],
  ['*', 'localhost'],
  ['/', 'a b'],
  ['/', 'evil.test/path?'],
  ['/', '127.0.0.1:port'],
  ['/', 'localhost:999999'],
  ['/', '[::1'],
  ['/', 'localhost\r\nHost: evil.test'],
])('rejects %s for the host %s', async (target, host) => {
  expect(await requestStatus(target, host)).toBe(400);
});

it.each(['localhost', 'LOCALHOST:3000', 'showcase.example', '[::1]:3000'])(
  'responds for the host %s',
  async (host) => {
    expect(await requestStatus('/robots.txt', host)).toBe(200);
  },
);

// The API of this site has no rows for a sitemap.
it.each(AUTOMATIC_PATHS.filter(({ path }) => path !== '/sitemap.xml'))(
  'responds with $status to $path, which software requests by itself',
  async ({ path, status, type = '', location = null }) => {
    const response = await get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect(response.headers.get('content-type') ?? '').toContain(type);
  },
);

it.each([
  ['bytes=1-2', 206, 'ai'],
  ['bytes=1-', 206, 'ain'],
  ['bytes=2-99', 206, 'in'],
  ['bytes=-2', 206, 'in'],
  ['bytes=-99', 206, 'main'],
  ['bytes=4-', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=2-1', 200, 'main'],
  ['bytes=0-1,3-3', 200, 'main'],
  ['lines=1-2', 200, 'main'],
])('responds to the range %s with %i %s', async (range, status, text) => {
  const response = await get('/s/1.0.0/assets/main.js', {
    headers: { range, 'accept-encoding': 'identity' },
  });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each(['/', '/about', '/s/1.0.0/assets/main.js', '/health'])(
  'takes nothing that is sent to %s',
  async (path) => {
    const { status, headers } = await get(path, { method: 'POST', body: '{}' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);
