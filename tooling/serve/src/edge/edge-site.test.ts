import { expect, it } from 'vitest';
import { AUTOMATIC_PATHS } from '../head/index.ts';
import { PLAIN_PAGE_POLICY } from '../headers.ts';
import { createEdgeSite, type RenderAtEdge } from './edge-site.ts';

const registry = {
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: '1.0.0',
      versions: {
        '1.0.0': { paths: ['/', '/about', '/things/:id'], signIn: [], entry: '/r/shop/1.0.0/e.js' },
      },
    },
  },
};
const config = { origin: 'https://site.test', supabaseUrl: 'https://api.test', supabaseKey: 'key' };
const files: Record<string, string> = {
  '/config.json': JSON.stringify(config),
  '/registry.json': JSON.stringify(registry),
  '/index.html': '<title>Home</title>',
  '/about.html': '<title>About</title>',
  '/about.browser.html': '<title>About, empty</title>',
  '/things/_.html': '<title>Thing</title>',
  '/404.html': '<title>Nothing</title>',
  '/offline/page.html': 'offline',
  '/favicon.svg': '<svg/>',
  '/favicon.ico': 'icon',
  '/apple-touch-icon.png': 'icon',
  '/s/1/a.js': 'a',
  '/r/shop/1.0.0/e.js': 'e',
  '/r/shop/1.0.0/server/remote.js': 'secret',
};

/** Responds as the site does, with assets that set a caching of their own. */
async function request(path: string, { method = 'GET', render }: Options = {}) {
  const assets = {
    fetch: async ({ url }: Request) => {
      // As the real ones, it finds a file by other spellings too.
      const file = files[decodeURIComponent(new URL(url).pathname).replace(/\/+/g, '/')];
      const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag: '"1"' };
      return new Response(file ?? null, { status: file === undefined ? 404 : 200, headers });
    },
  };
  const respond = createEdgeSite(assets, render);
  const response = await respond(new Request(`https://site.test${path}`, { method }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Options = { method?: string; render?: RenderAtEdge };

const immutable = 'public, max-age=31536000, immutable';

it.each([
  ['/', 200, 'Home', 'no-cache'],
  ['/about', 200, 'About', 'no-cache'],
  ['/about?q=1', 200, 'About, empty', 'no-cache'],
  ['/things/7?q=1', 200, 'Thing', 'no-cache'],
  ['/things/a.b', 200, 'Thing', 'no-cache'],
  ['/things/%E0%A4%A', 404, 'Page Not Found', 'no-cache'],
  ['/nowhere', 404, 'Page Not Found', 'no-cache'],
  ['/about.html', 404, 'Page Not Found', 'no-cache'],
  ['/nowhere.png', 404, 'Page Not Found', 'no-cache'],
  ['/favicon.svg', 200, '<svg/>', 'no-cache'],
  ['/s/1/a.js', 200, 'a', immutable],
  ['/r/shop/1.0.0/e.js', 200, 'e', immutable],
  ['/s/1/gone.js', 404, '', 'no-store'],
  ['/integrity/shop-gone.json', 204, '', 'no-store'],
  ['/r/shop/1.0.0/server/remote.js', 404, '', 'no-store'],
  ['/r/shop/1.0.0/%73erver/remote.js', 404, 'Page Not Found', 'no-cache'],
  ['/r/shop/1.0.0//server/remote.js', 404, 'Page Not Found', 'no-cache'],
  ['/%72/shop/1.0.0/server/remote.js', 404, 'Page Not Found', 'no-cache'],
  ['/nginx/site.conf', 404, '', 'no-store'],
  ['/.assetsignore', 404, '', 'no-store'],
])('responds to %s with %i, %j and the caching %s', async (path, status, text, caching) => {
  const response = await request(path);

  expect(response.status).toBe(status);
  expect(response.text).toContain(text);
  expect(response.headers.get('cache-control')).toBe(caching);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['/About', '/about'],
  ['/about/?q=1', '/about?q=1'],
])('redirects %s to %s without letting a browser keep that', async (path, location) => {
  const { status, headers } = await request(path);

  expect(status).toBe(308);
  expect(headers.get('location')).toBe(location);
  expect(headers.get('cache-control')).toBe('no-store');
});

// The API of this site has no rows for a sitemap.
it.each(AUTOMATIC_PATHS.filter(({ path }) => path !== '/sitemap.xml'))(
  'responds with $status to $path, which software requests by itself',
  async ({ path, status, location = null }) => {
    const response = await request(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  },
);

it.each([
  ['/', "frame-ancestors 'none'"],
  ['/nowhere', "frame-ancestors 'none'"],
  ['/feeds', "default-src 'none'; frame-ancestors 'none'"],
  ['/offline/page.html', PLAIN_PAGE_POLICY],
])('sends with %s the policy %s', async (path, policy) => {
  const { headers } = await request(path);

  expect(headers.get('content-security-policy')).toBe(policy);
});

it('only reads', async () => {
  const { status, headers } = await request('/about', { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('sends the page that a renderer returns, and the file if it returns none', async () => {
  const render: RenderAtEdge = async ({ pathname }) =>
    pathname === '/about' ? new Response('<title>Rendered</title>') : null;

  expect((await request('/about', { render })).text).toContain('Rendered');
  expect((await request('/things/7', { render })).text).toContain('Thing');
});
