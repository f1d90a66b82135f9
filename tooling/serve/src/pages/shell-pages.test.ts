import type { Registry, ReleaseEntry } from '@showcase/remote-contract/registry';
import { expect, it } from 'vitest';
import type { Shell } from '../shell/shell-reader.ts';
import { siteConfig } from '../testing/site-config.ts';
import { createShellPages } from './shell-pages.ts';

const shell: Shell = {
  version: '1.0.0',
  html: '<head><script type="application/json" id="release">null</script></head>',
  provides: {},
  bundle: null,
};

/** As the first request gets it. */
const getPage = (registry: Registry, owner: string | undefined, ofShell = shell) =>
  createShellPages({ config: siteConfig })(registry, ofShell, owner);

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
  (owner) => {
    const few = getPage(registryOf(5), owner);
    const many = getPage(registryOf(100), owner);

    expect(many.html).toHaveLength(few.html.length);
    expect(many.html).not.toContain('remote-1/');
    expect(many.othersHash).toHaveLength(few.othersHash.length);
  },
);

it('changes its version with a release of any remote or of the shell', () => {
  const registry = registryOf(2);
  const { version } = getPage(registry, 'remote-0');
  const next = { ...aRelease('remote-1'), integrity: { 'assets/page-0.js': 'sha384-new' } };
  const released = {
    ...registry,
    remotes: {
      ...registry.remotes,
      'remote-1': { mount: '/', active: '1.1.0', versions: { '1.1.0': next } },
    },
  };
  expect(getPage(released, 'remote-0').version).not.toBe(version);
  expect(getPage(registry, 'remote-0').version).toBe(version);
  const newShell = { ...shell, html: '<head></head>' };
  expect(getPage(registry, 'remote-0', newShell).version).not.toBe(version);
});

it('computes a page once for each registry', () => {
  const getOne = createShellPages({ config: siteConfig });
  const registry = registryOf(2);
  const page = getOne(registry, shell, 'remote-0');
  expect(getOne(registry, shell, 'remote-0')).toBe(page);
  expect(getOne({ ...registry }, shell, 'remote-0')).not.toBe(page);
});

it.each([
  ['none if the shell provides all', ['Button', 'Chip'], null],
  ['those that the shell lacks', ['Button'], '"imports":{"@showcase/ui":["Chip"]}'],
])('lists, of the names that a release imports, %s', (_case, provided, listed) => {
  const release = { ...aRelease('shop'), imports: { '@showcase/ui': ['Button', 'Chip'] } };
  const remotes = { shop: { mount: '/', active: '1.0.0', versions: { '1.0.0': release } } };
  const ofShell = { ...shell, provides: { '@showcase/ui': provided } };
  const { html } = getPage({ contract: 1, remotes }, 'shop', ofShell);
  expect(html.includes('"imports"')).toBe(listed !== null);
  expect(html).toContain(listed ?? '"paths"');
});
