import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeRegistry } from '@showcase/release';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isSiteFolder, updateSite } from './update-site.ts';

const config = { origin: 'https://site.test', supabaseUrl: 'https://api.test', supabaseKey: 'key' };
const page = `<html><head><title>Shop</title><script type="application/json" id="release">null</script></head></html>`;
const bundle = `export const renderPage = () => Promise.reject(new Error('planted'));`;

let folder: string;

beforeEach(async () => {
  // No page can be rendered here.
  vi.spyOn(console, 'error').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await write('config.json', JSON.stringify(config));
  await write('s/1.0.0/index.html', page);
  await write('s/1.0.0/server/server.js', bundle);
  await write('s/1.0.0/root/favicon.svg', '<svg/>');
  await release('1.0.0', ['/', '/old']);
});

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const shell = {
  active: '1.0.0',
  versions: {
    '1.0.0': {
      entry: '/s/1.0.0/index.html',
      integrity: { 'index.html': hashOf(page) },
      server: { file: 'server/server.js', hash: hashOf(bundle) },
      contract: 1,
      provides: {},
    },
  },
};

/** Changes the registry, as a release does before it updates the folder. */
function release(version: string, paths: string[]) {
  const entry = {
    ...{ paths, signIn: [], preload: [], pages: {}, integrity: {}, requires: {} },
    entry: `/r/shop/${version}/remoteEntry.js`,
  };
  const shop = { mount: '/', active: version, versions: { [version]: entry } };
  return writeRegistry(join(folder, 'registry.json'), { contract: 1, shell, remotes: { shop } });
}

const read = (path: string) => readFile(join(folder, path), 'utf8');
const has = (path: string) => existsSync(join(folder, path));

it('makes a folder one that releases update', async () => {
  expect(isSiteFolder(folder)).toBe(false);
  expect(await updateSite(folder)).toEqual({ isNginxChanged: false });
  expect(isSiteFolder(folder)).toBe(true);
});

it('shows the active release in pages and index, and removes pages that it does not have', async () => {
  await updateSite(folder);
  expect(await read('old.html')).toContain('/r/shop/1.0.0/');
  await release('2.0.0', ['/', '/new']);

  expect(await updateSite(folder)).toEqual({ isNginxChanged: true });
  expect(await read('index.html')).toContain('/r/shop/2.0.0/');
  expect(await read('registry-index.json')).toContain('2.0.0');
  expect([has('new.html'), has('old.html'), has('old.html.gz')]).toEqual([true, false, false]);
  expect([has('s/1.0.0/index.html'), has('favicon.svg'), has('pages.lock')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('leaves pages of the last release if several are made at once', async () => {
  await updateSite(folder);
  const updates: Promise<unknown>[] = [];
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    await release(version, ['/']);
    updates.push(updateSite(folder));
  }
  await Promise.all(updates);

  expect(await read('index.html')).toContain('/r/shop/4.0.0/');
});
