import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listening } from './listen.ts';
import { startSite, type SiteOptions } from './start-site.ts';

const page = `<!doctype html><html><head><title>Shop</title><script>choose()</script><style>a{}</style>
<script type="application/json" id="config">null</script><script type="application/json" id="registry">null</script>`;

const registry = {
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: '1.1.0',
      versions: {
        '1.0.0': { paths: ['/old'], entry: '/r/shop/1.0.0/remoteEntry.js' },
        '1.1.0': {
          paths: ['/', '/things/:id'],
          entry: 'https://cdn.test/r/shop/1.1.0/remoteEntry.js',
          integrity: {
            'remoteEntry.js': 'sha384-e',
            'assets/a.js': 'sha384-a',
            'a.css': 'sha384-c',
          },
        },
      },
    },
  },
};

let options: SiteOptions;
let site: Listening;
let api: Server;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'shell/index.html': page,
    'shell/favicon.svg': '<svg/>',
    'shell/assets/main.js': 'main',
    'releases/shop/1.0.0/remoteEntry.js': 'entry',
    'releases/shop/1.0.0/remoteEntry.js.map': '{}',
    'registry.json': JSON.stringify(registry),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  api = createServer((request, response) => response.end(`api ${request.method} ${request.url}`));
  api.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\nhello'),
  );
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  options = {
    shell: join(folder, 'shell'),
    releases: join(folder, 'releases'),
    registry: join(folder, 'registry.json'),
    config: {
      supabaseUrl: '/',
      supabaseKey: 'sb_publishable_</script>',
      registryUrl: '/registry.json',
      debugPanel: 'off',
      remoteOverrides: false,
    },
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    port: 0,
  };
  site = await startSite(options);
});

afterAll(async () => {
  await site.stop();
  api.close();
});

const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init);

it.each([
  ['/', 200],
  ['/things/7', 200],
  ['/login', 200],
  ['/dashboard', 200],
  ['/old', 404],
  ['/things/7/more', 404],
  ['/favicon.svg', 200],
  ['/assets/main.js', 200],
  ['/assets/gone.js', 404],
  ['/r/shop/1.0.0/remoteEntry.js', 200],
  ['/r/shop/1.0.0/remoteEntry.js.map', 404],
  ['/r/shop/1.0.0/gone.js', 404],
  ['/r/..%2fregistry.json', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 503],
])('answers %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it('writes the active releases into the page, with nothing that could end the script early', async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('"1.1.0"');
  expect(html).not.toContain('"1.0.0"');
  expect(html).toContain('sb_publishable_\\u003c/script>');
});

it('writes the hashes of the active modules into the import map, first in the head, and there only', async () => {
  const html = await (await get('/')).text();
  expect(html).toMatch(/^<!doctype html><html><head><script type="importmap"/);
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

it('allows code from the ports of this machine only where remotes may be tried out', async () => {
  const open = await startSite({
    ...options,
    config: { ...options.config, remoteOverrides: true },
  });
  const policy = (await fetch(open.url)).headers.get('content-security-policy') ?? '';
  await open.stop();
  expect(policy).toContain('http://localhost:*');
  const closed = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(closed).not.toContain('localhost');
});

it('allows only the inline code of the page and the origins of the registry', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' https:\/\/cdn\.test;/);
  expect(policy).not.toContain('unsafe');
});

it('writes the head of the page into it, and 404 into that of an address that leads nowhere', async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('Showcase and hire top Bolt devs · Bolt Showcase</title>');
  expect(html).toContain(`rel="canonical" href="${site.url}/"`);
  expect(html).toContain('application/ld+json');
  expect(await (await get('/old')).text()).toContain('name="robots" content="noindex"');
  expect(await (await get('/login')).text()).toContain('<title>Shop</title>');
});

it('allows an API on another origin, its pictures and its web sockets', async () => {
  const hosted = await startSite({
    ...options,
    config: { ...options.config, supabaseUrl: 'https://x.supabase.test' },
  });
  const policy = (await fetch(hosted.url)).headers.get('content-security-policy') ?? '';
  await hosted.stop();
  expect(policy).toMatch(/connect-src [^;]*https:\/\/x\.supabase\.test wss:\/\/x\.supabase\.test/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/x\.supabase\.test/);
});

it('keeps versioned files for ever and asks again for the page', async () => {
  expect((await get('/r/shop/1.0.0/remoteEntry.js')).headers.get('cache-control')).toContain(
    'immutable',
  );
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

it('hands the API its requests unchanged', async () => {
  const answer = await get('/rest/v1/things?id=eq.1', { method: 'PATCH', body: '{}' });
  expect(await answer.text()).toBe('api PATCH /rest/v1/things?id=eq.1');
});

it('hands the API its web sockets', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(
        'GET /realtime/v1/websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      );
    });
    socket.once('data', (bytes) => resolve(bytes.toString()));
  });
  expect(answer).toContain('101 Switching Protocols');
});

it('sends a visitor of 127.0.0.1 to the address that holds the session', async () => {
  const answer = await fetch(`http://127.0.0.1:${site.port}/projects?q=a`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`http://localhost:${site.port}/projects?q=a`);
});

it('says which port is taken', async () => {
  const again = startSite({
    shell: '',
    releases: '',
    registry: '',
    api: 'http://127.0.0.1:1',
    port: site.port,
  } as never);
  await expect(again).rejects.toThrow(`Port ${site.port} is taken`);
});
