import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { AUTOMATIC_PATHS } from '@showcase/serve/head';
import { newestProject } from '../fixtures/api/rows.ts';
import { expect, test } from '../fixtures/test.ts';

/** Hosts that render pages. */
const RENDERING = ['rendering worker', 'node'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const release = () => {
  const folder = resolve(String(process.env.SITE_FOLDER), 'r/public-site');
  return `/r/public-site/${readdirSync(folder)[0]}`;
};

test('a file whose name changes with its content is immutable, unless it is missing', async ({
  request,
}) => {
  const entry = await request.get(`${release()}/remoteEntry.js`);
  expect(entry.status()).toBe(200);
  expect(entry.headers()).toMatchObject({
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
  });
  for (const path of [`${release()}/gone.js`, '/r/public-site/9.9.9/remoteEntry.js', '/s/1/a.js']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'] ?? '', path).not.toContain('immutable');
  }
});

test('what software requests from any site by itself is there, or missing for certain', async ({
  request,
}) => {
  for (const { path, status, type = '', location = '' } of AUTOMATIC_PATHS) {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location: target = '', 'content-type': sent = '' } = response.headers();
    expect([response.status(), target], path).toEqual([status, location]);
    expect(sent, path).toContain(type);
  }
});

test.describe('what browsers do not need', () => {
  for (const path of [
    '/server/server.js',
    '/nginx/site.conf',
    '/cloudflare/worker.js',
    '/about.html',
    '/registry.json.lock',
    '/.assetsignore',
  ]) {
    test(`${path} is not served`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  for (const folder of ['/server/', '/%73erver/', '//server/', '/./server/', '%2fserver/']) {
    test(`the bundle that renders a remote is not served from ${folder}`, async ({ request }) => {
      expect((await request.get(`${release()}${folder}remote.js`)).status()).toBe(404);
    });
  }
});

for (const [path, canonical] of [
  ['/projects/', '/projects'],
  ['/Projects?q=map', '/projects?q=map'],
  ['/PROJECTS/7/', '/projects/7'],
] as const) {
  test(`${path} redirects to ${canonical} for good`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const location = new URL(String(response.headers().location), baseURL);
    const next = await request.get(location.href, { maxRedirects: 0 });
    const target = next.status() === 308 ? String(next.headers().location) : location.href;
    expect(new URL(target, baseURL).href).toBe(new URL(canonical, baseURL).href);
  });
}

test('a path to another site does not redirect there', async ({ request, baseURL }) => {
  for (const path of ['//evil.test/', '//evil.test/projects/', '/%5Cevil.test/']) {
    const { location = '/' } = (
      await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    ).headers();
    expect(new URL(location, baseURL).origin, path).toBe(baseURL);
  }
});

test('no site may show a page in a frame', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/about')).headers();
  expect(policy).toContain("frame-ancestors 'none'");
});

test('a link preview of a project has its title', async ({ request }, { project: { name } }) => {
  test.skip(name === 'nginx', 'It runs no code.');
  const project = await newestProject();
  const html = await (await request.get(`/projects/${project.id}`)).text();
  expect(html).toMatch(/<title[^>]*>[^<]+ · Bolt Showcase<\/title>/);
  expect(html).toMatch(/<meta[^>]*property="og:title"[^>]*>/);
  expect(html).toContain('application/ld+json');
});

test('a page is compressed, also behind a proxy, and says how it may be cached', async ({
  request,
}) => {
  const response = await request.get('/about', { headers: { via: '1.1 cdn.example' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': expect.stringMatching(/^(?:br|gzip)$/),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a host that renders also shows rows', async ({ page }, { project: { name } }) => {
    test.skip(!RENDERING.includes(name), 'It leaves rows to the browser.');
    const project = await newestProject();
    await page.goto('/projects');
    await expect(page.getByRole('article').filter({ hasText: project.title })).toBeVisible();
    await page.goto(`/projects/${project.id}`);
    await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  });

  for (const [path, heading] of [
    ['/', 'Showcase and hire top Bolt devs'],
    ['/about', 'About Bolt Showcase'],
    ['/projects', 'Explore Projects'],
    ['/login', 'Welcome back'],
  ] as const) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    });
  }
});
