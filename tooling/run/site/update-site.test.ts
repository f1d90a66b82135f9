import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeRegistry } from '@showcase/release';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { isSiteFolder, updateSite } from './update-site.ts';

const config = { origin: 'https://site.test', supabaseUrl: 'https://api.test', supabaseKey: 'key' };
const page = `<html><head><title>Shop</title><script type="application/json" id="release">null</script></head></html>`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await write('config.json', JSON.stringify(config));
  await write('shell/index.html', page);
  await release('1.0.0', ['/', '/old']);
});

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Changes the registry, as a release does before it updates the folder. */
function release(version: string, paths: string[]) {
  const entry = {
    ...{ paths, signIn: [], preload: [], pages: {}, integrity: {}, requires: {} },
    entry: `/r/shop/${version}/remoteEntry.js`,
  };
  const shop = { mount: '/', active: version, versions: { [version]: entry } };
  return writeRegistry(join(folder, 'registry.json'), { contract: 1, remotes: { shop } });
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
  expect([has('shell/index.html'), has('pages.lock')]).toEqual([true, false]);
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
