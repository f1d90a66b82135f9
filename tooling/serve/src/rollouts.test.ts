import { readFile, writeFile } from 'node:fs/promises';
import type { Registry } from '@showcase/remote-contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSite } from './start-site.ts';
import { startShop } from './testing/shop.ts';
import { releaseTestShell } from './testing/test-shell.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
let whole: Registry;

beforeAll(async () => {
  shop = await startShop();
  whole = JSON.parse(await readFile(shop.options.registry, 'utf8')) as Registry;
});

afterAll(() => shop.stop());

/** As the command for rollouts changes the registry. */
async function rollOut(change: (registry: Registry) => void = () => undefined) {
  const registry = structuredClone(whole);
  change(registry);
  await writeFile(shop.options.registry, JSON.stringify(registry));
}

const rollOutShop = (percent: number) =>
  rollOut(({ remotes }) => {
    if (remotes.shop) remotes.shop.rollout = { version: '1.0.0', percent };
  });

const getAs = (bucket: number | null, path: string) =>
  fetch(new URL(path, shop.site.url), {
    headers: { 'user-agent': 'A', ...(bucket !== null && { cookie: `release-bucket=${bucket}` }) },
  });

async function readVersions(bucket: number | null) {
  const [page, index] = await Promise.all([
    getAs(bucket, '/'),
    getAs(bucket, '/registry-index.json'),
  ]);
  const html = await page.text();
  const { remotes } = (await index.json()) as Registry;
  return {
    // A page of the release is in the paths of that release only, so that the other page is unknown.
    page: html.includes('"1.1.0"') ? '1.1.0' : null,
    index: remotes.shop?.active,
    status: page.status,
  };
}

describe('while everyone gets the same releases', () => {
  beforeEach(() => rollOut());

  it('no cookie is set', async () => {
    expect((await getAs(null, '/')).headers.get('set-cookie')).toBeNull();
  });
});

describe('while a release is rolled out', () => {
  beforeEach(() => rollOutShop(30));

  it('page and index of a visitor have the same one', async () => {
    expect(await readVersions(30)).toEqual({ page: '1.1.0', index: '1.1.0', status: 200 });
    expect(await readVersions(29)).toEqual({ page: null, index: '1.0.0', status: 404 });
  });

  it('a first visit saves which one it got', async () => {
    const first = await getAs(null, '/');
    const [, bucket] = /^release-bucket=(\d+);/.exec(first.headers.get('set-cookie') ?? '') ?? [];
    expect((await getAs(Number(bucket), '/')).status).toBe(first.status);
    expect((await getAs(Number(bucket), '/')).headers.get('set-cookie')).toBeNull();
  });

  it('no cookie goes with what any cache may give to others', async () => {
    const { headers } = await getAs(null, '/robots.txt');
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['/', '/registry-index.json', '/registry.json'])(
    'no shared cache keeps %s',
    async (path) => {
      const { headers } = await getAs(50, path);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('cdn-cache-control')).toBeNull();
    },
  );

  it('the hashes that any page names are there for everyone', async () => {
    for (const bucket of [0, 99]) {
      const html = await (await getAs(bucket, '/desk')).text();
      const [url = ''] = /\/integrity\/[^"]*/.exec(html) ?? [];
      expect((await getAs(50, url)).status).toBe(200);
    }
  });

  it('more visitors get it when its share grows, and none after it has ended', async () => {
    await rollOutShop(31);
    expect((await readVersions(30)).index).toBe('1.0.0');
    await rollOut();
    expect((await readVersions(0)).index).toBe('1.1.0');
  });
});

it('a shell is rolled out with its page and the files at the root of the site', async () => {
  const files = { 'index.html': '<head></head><p>The next shell</p>', 'root/next.txt': 'next' };
  const next = await releaseTestShell(shop.options.shells, '2.0.0', files);
  await rollOut((registry) => {
    if (!registry.shell) return;
    Object.assign(registry.shell.versions, next.versions);
    registry.shell.rollout = { version: '2.0.0', percent: 10 };
  });
  expect(await (await getAs(9, '/')).text()).toContain('The next shell');
  expect(await (await getAs(10, '/')).text()).not.toContain('The next shell');
  expect(await (await getAs(9, '/next.txt')).text()).toBe('next');
  expect((await getAs(10, '/next.txt')).status).toBe(404);
});

it('the cookie is sent over TLS only, if the site has it', async () => {
  await rollOutShop(50);
  const site = await startSite({ ...shop.options, origin: 'https://showcase.example' });
  const { headers } = await fetch(site.url);
  expect(headers.get('set-cookie')).toMatch(/; Secure$/);
  await site.stop();
});
