import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, ReleaseEntry } from '@showcase/remote-contract/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteConfig } from '../testing/site-config.ts';
import { createShellPages } from './shell-pages.ts';

let folder: string;
let getPage: ReturnType<typeof createShellPages>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await writeFile(
    join(folder, 'index.html'),
    '<head><script type="application/json" id="release">null</script></head>',
  );
  getPage = createShellPages({ shell: folder, config: siteConfig });
});
afterEach(() => rm(folder, { recursive: true }));

const files = Array.from({ length: 40 }, (_, index) => `assets/page-${index}.js`);

const aRelease = (name: string): ReleaseEntry => ({
  paths: [`/${name}`, `/${name}/:id`],
  signIn: [],
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  preload: files.slice(0, 3),
  pages: { [`/${name}`]: files },
  integrity: Object.fromEntries(files.map((file) => [file, `sha384-${name}`])),
  requires: { contract: '1' },
});

function registryOf(count: number): Registry {
  const names = Array.from({ length: count }, (_, index) => `remote-${index}`);
  const remotes = names.map((name) => [
    name,
    { mount: '/', active: '1.0.0', versions: { '1.0.0': aRelease(name) } },
  ]);
  return { contract: 1, remotes: Object.fromEntries(remotes) as Registry['remotes'] };
}

it.each([['remote-0'], [undefined]])(
  'has the same size with 100 remotes as with 5, for the pages of %s',
  async (owner) => {
    const few = await getPage(registryOf(5), owner);
    const many = await getPage(registryOf(100), owner);

    expect(many.html).toHaveLength(few.html.length);
    expect(many.html).not.toContain('remote-1/');
    expect(many.othersHash).toHaveLength(few.othersHash.length);
  },
);

it('changes its version with a release of any remote, and with a build of the shell', async () => {
  const registry = registryOf(2);
  const { version } = await getPage(registry, 'remote-0');
  const next = { ...aRelease('remote-1'), integrity: { 'assets/page-0.js': 'sha384-new' } };
  const released = {
    ...registry,
    remotes: {
      ...registry.remotes,
      'remote-1': { mount: '/', active: '1.1.0', versions: { '1.1.0': next } },
    },
  };
  expect((await getPage(released, 'remote-0')).version).not.toBe(version);
  expect((await getPage(registry, 'remote-0')).version).toBe(version);
  await writeFile(join(folder, 'index.html'), '<head></head>');
  expect((await getPage(registry, 'remote-0')).version).not.toBe(version);
});

it.each([
  ['none if the shell provides all', ['Button', 'Chip'], null],
  ['those that the shell lacks', ['Button'], '"imports":{"@showcase/ui":["Chip"]}'],
])('lists, of the names that a release imports, %s', async (_case, provided, listed) => {
  await writeFile(
    join(folder, 'provided-names.json'),
    JSON.stringify({ '@showcase/ui': provided }),
  );
  const release = { ...aRelease('shop'), imports: { '@showcase/ui': ['Button', 'Chip'] } };
  const remotes = { shop: { mount: '/', active: '1.0.0', versions: { '1.0.0': release } } };
  const { html } = await getPage({ contract: 1, remotes }, 'shop');
  expect(html.includes('"imports"')).toBe(listed !== null);
  expect(html).toContain(listed ?? '"paths"');
});
