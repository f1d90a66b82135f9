import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { Registry } from '@showcase/remote-contract/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from './start-site.ts';
import { startShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

const get = (path: string, init?: RequestInit) => fetch(new URL(path, shop.site.url), init);

it.each([
  ['/', 200],
  ['/things/7', 200],
  ['/login', 200],
  ['/dashboard', 200],
  ['/old', 404],
  ['/things/7/more', 404],
  ['/things/%', 404],
  ['/things/%E0%A4%A', 404],
  ['/favicon.svg', 200],
  ['/s/1.0.0/assets/main.js', 200],
  ['/s/1.0.0/assets/gone.js', 404],
  ['/s/1.0.0/server/server.js', 404],
  ['/s/1.0.0/%73erver/server.js', 404],
  ['/s/1.0.0//server/server.js', 404],
  ['/s/1.0.0%2fserver/server.js', 404],
  ['/s/1.0.0/index.html', 404],
  ['/s/1.0.0/index%2ehtml', 404],
  ['/s/..%2fregistry.json', 404],
  ['/r/shop/1.0.0/remoteEntry.js', 200],
  ['/r/shop/1.0.0/remoteEntry.js.map', 404],
  ['/r/shop/1.0.0/remoteEntry.js%2emap', 404],
  ['/r/shop/1.0.0/%73erver/remote.js', 404],
  ['/r/shop/1.0.0//server/remote.js', 404],
  ['/r/shop/1.0.0/gone.js', 404],
  ['/r/..%2fregistry.json', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 503],
])('responds to %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it("writes the release of the page's own remote into it, escaped so that it cannot end the script early", async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('"1.1.0"');
  expect(html).not.toContain('"1.0.0"');
  expect(html).not.toMatch(/"desk"|"heads"/);
  expect(html).toContain('sb_publishable_\\u003c/script>');
});

it('writes the hashes of its modules into the import map only, at the start of the head after the charset', async () => {
  const html = await (await get('/')).text();
  expect(html).toMatch(
    /^<!doctype html><html><head><meta charset="utf-8" \/><script type="importmap"/,
  );
  expect(/<script type="importmap" id="integrity">([^<]*)</.exec(html)?.[1]).toBe(
    JSON.stringify({
      integrity: {
        'https://cdn.test/r/shop/1.1.0/remoteEntry.js': 'sha384-e',
        'https://cdn.test/r/shop/1.1.0/assets/a.js': 'sha384-a',
      },
    }),
  );
  expect(html.split('sha384-e')).toHaveLength(2);
});

it('lists all active releases in the index', async () => {
  const { remotes } = (await (await get('/registry-index.json')).json()) as Registry;
  expect(Object.keys(remotes)).toEqual(['shop', 'desk']);
  expect(Object.keys(remotes.shop?.versions ?? {})).toEqual(['1.1.0']);
});

it('serves the hashes of the other remotes in a map that the policy of the page allows', async () => {
  const page = await get('/');
  const [url = ''] = /\/integrity\/[^"]*/.exec(await page.text()) ?? [];
  const map = await get(url);
  const text = await map.text();
  expect(JSON.parse(text)).toEqual({
    imports: { 'showcase-integrity': '/' },
    integrity: { '/r/desk/2.0.0/remoteEntry.js': 'sha384-d' },
  });
  const hash = createHash('sha256').update(text).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(map.headers.get('cache-control')).toContain('immutable');
  expect((await get('/integrity/shop-0123456789abcdef.json')).status).toBe(204);
});

it('leaves the hashes of stylesheets with the release, because an import map only covers modules', async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('"styles":["a.css"],"integrity":{"a.css":"sha384-c"}');
  expect(html).not.toContain('sha384-l');
});

it('writes the head of the page into the HTML, and noindex for an unknown path', async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('Showcase and hire top Bolt devs · Bolt Showcase</title>');
  expect(html).toContain(`rel="canonical" href="${shop.site.url}/"`);
  expect(html).toContain('application/ld+json');
  expect(await (await get('/old')).text()).toContain('name="robots" content="noindex"');
  expect(await (await get('/login')).text()).toContain('<title>Shop</title>');
});

it.each([
  ['/Things/7', '/things/7'],
  ['/things/7/?a=B&c=%2F', '/things/7?a=B&c=%2F'],
  ['/things/A3BB189E-8BF9-4C5B-9F7E-2F6A1C0D9E11', '/things/a3bb189e-8bf9-4c5b-9f7e-2f6a1c0d9e11'],
  ['/Login/', '/login'],
])('redirects %s to its canonical form, %s', async (path, expected) => {
  const response = await fetch(`${shop.site.url}${path}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, expected]);
});

it('shows a release of the shell, and its rollback, with the next request', async () => {
  const { site, releaseShell, stop } = await startShop();
  const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
  expect(await read('/')).not.toContain('New shell');
  await releaseShell('2.0.0', '<head></head><body>New shell</body>');
  expect(await read('/')).toContain('New shell');
  // For tabs that were opened before.
  expect(await read('/s/1.0.0/assets/main.js')).toBe('main');
  await releaseShell('1.0.0');
  expect(await read('/')).not.toContain('New shell');
  await stop();
});

it('shows a page instead of JSON if there has never been a registry', async () => {
  const site = await startSite({ ...shop.options, registry: '/nowhere/registry.json' });
  const response = await fetch(site.url);
  const html = await response.text();
  await site.stop();
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(html).toContain("Bolt Showcase isn't available right now");
});

it.each([
  ['br', 'br'],
  ['BR, gzip;q=0', 'br'],
  ['br;q=0, gzip', null],
  ['gzip', null],
  ['identity', null],
])(
  'sends the compressed copy of a file to a browser that accepts %s: %s',
  async (accepted, sent) => {
    const { headers } = await get('/s/1.0.0/assets/main.js', {
      method: 'HEAD',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers.get('content-encoding')).toBe(sent);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  },
);

it('proxies requests to the API unchanged', async () => {
  const response = await get('/rest/v1/things?id=eq.1', { method: 'PATCH', body: '{}' });
  expect(await response.text()).toBe('api PATCH /rest/v1/things?id=eq.1');
});

it('proxies WebSockets to the API', async () => {
  const response = await new Promise<string>((resolve) => {
    const socket = connect(shop.site.port, '127.0.0.1', () => {
      socket.write(
        'GET /realtime/v1/websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
    });
    socket.once('data', (bytes) => resolve(bytes.toString()));
  });
  expect(response).toContain('101 Switching Protocols');
});

it('redirects 127.0.0.1 to localhost, whose origin has the session', async () => {
  const response = await fetch(`http://127.0.0.1:${shop.site.port}/projects?q=a`, {
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe(`http://localhost:${shop.site.port}/projects?q=a`);
});

it('names the port that is taken', async () => {
  const secondSite = startSite({
    shells: '',
    releases: '',
    registry: '',
    api: 'http://127.0.0.1:1',
    port: shop.site.port,
  } as never);
  await expect(secondSite).rejects.toThrow(`Port ${shop.site.port} is taken`);
});
