import { expect, it } from 'vitest';
import { activeReleases } from './read-releases.ts';
import { readDetails, toIndex } from './registry-index.ts';
import type { ReleaseEntry } from './release.ts';

const entryOf = (version: string): ReleaseEntry => ({
  paths: ['/', '/things/:id'],
  signIn: ['/things/:id'],
  area: { title: 'Shop' },
  commands: [{ label: 'Things' }],
  footer: [{ column: 'Explore', label: 'Things', path: '/' }],
  heads: { '/': { title: 'Shop', description: 'All things' } },
  entry: `https://cdn.test/r/shop/${version}/remoteEntry.js`,
  preload: ['remoteEntry.js'],
  pages: { '/': ['assets/home.js'] },
  integrity: { 'remoteEntry.js': 'sha384-e', 'assets/home.js': 'sha384-h' },
  modules: 2,
  requires: { contract: '1' },
  detailsHash: `sha384-${version}`,
});

const registryWith = (entry: ReleaseEntry) => ({
  contract: 1,
  remotes: {
    shop: { mount: '/', active: '2.0.0', versions: { '1.0.0': entryOf('1.0.0'), '2.0.0': entry } },
  },
});

const details = {
  name: 'shop',
  version: '2.0.0',
  mount: '/',
  ...entryOf('2.0.0'),
  entry: '/r/shop/2.0.0/remoteEntry.js',
};

it('lists active releases without what their release.json has', () => {
  const index = toIndex(registryWith(entryOf('2.0.0')));
  const text = JSON.stringify(index);

  expect(text).not.toContain('1.0.0');
  expect(text).not.toMatch(/home\.js|sha384-h|All things/);
  const { name, version, paths, signIn, area, commands, footer, entry, detailsHash } =
    activeReleases(index)[0] ?? {};
  expect({ name, version, paths, signIn, area, commands, footer, entry, detailsHash }).toEqual({
    name: 'shop',
    version: '2.0.0',
    paths: ['/', '/things/:id'],
    signIn: ['/things/:id'],
    area: { title: 'Shop' },
    commands: [{ label: 'Things' }],
    footer: [{ column: 'Explore', label: 'Things', path: '/' }],
    entry: 'https://cdn.test/r/shop/2.0.0/remoteEntry.js',
    detailsHash: 'sha384-2.0.0',
  });
});

it('lists a release whole if its release.json has no hash', () => {
  const { detailsHash: _detailsHash, ...older } = entryOf('2.0.0');

  expect(toIndex(registryWith(older)).remotes.shop?.versions).toEqual({ '2.0.0': older });
});

it('lists no remote whose active release is missing', () => {
  const { remotes } = registryWith(entryOf('2.0.0'));

  expect(toIndex({ contract: 1, remotes: { shop: { ...remotes.shop, active: '3.0.0' } } })).toEqual(
    { contract: 1, remotes: {} },
  );
});

it('completes a release with its release.json, except for where it is', () => {
  const [release] = activeReleases(toIndex(registryWith(entryOf('2.0.0'))));

  expect(release && readDetails(release, details)).toMatchObject({
    entry: 'https://cdn.test/r/shop/2.0.0/remoteEntry.js',
    preload: ['remoteEntry.js'],
    pages: { '/': ['assets/home.js'] },
    integrity: { 'remoteEntry.js': 'sha384-e', 'assets/home.js': 'sha384-h' },
    requires: { contract: '1' },
    paths: ['/', '/things/:id'],
  });
});

it.each([[null], ['text'], [{ ...details, version: '1.0.0' }]])(
  'rejects what does not describe the release: %j',
  (value) => {
    const [release] = activeReleases(toIndex(registryWith(entryOf('2.0.0'))));

    expect(() => release && readDetails(release, value)).toThrow(
      'release.json does not describe shop 2.0.0',
    );
  },
);
