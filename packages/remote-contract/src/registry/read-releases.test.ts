import { describe, expect, it, vi } from 'vitest';
import { activeReleases, readHashes } from './read-releases.ts';

const registry = {
  contract: 1,
  remotes: {
    shop: {
      mount: '/',
      active: '1.1.0',
      versions: {
        '1.0.0': { paths: ['/old'], entry: '/r/shop/1.0.0/remoteEntry.js' },
        '1.1.0': { paths: ['/', '/things/:id'], signIn: [], entry: '/r/shop/1.1.0/remoteEntry.js' },
      },
    },
    desk: {
      mount: '/desk',
      active: '2.0.0',
      versions: {
        '2.0.0': {
          paths: ['/desk/:tab', '/things/new'],
          signIn: ['/desk/:tab'],
          entry: '/r/desk/e.js',
        },
      },
    },
  },
};
const releases = activeReleases(registry);

it('leaves out a remote with a name that every object has', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const remotes = { ...registry.remotes, constructor: registry.remotes.shop };
  expect(activeReleases({ ...registry, remotes }).map(({ name }) => name)).toEqual([
    'shop',
    'desk',
  ]);
  expect(log).toHaveBeenCalledWith("The registry's entry of constructor is malformed");
  log.mockRestore();
});

it.each(['', ' ', 'sha384-', 'sha384- ', 'md5-abc', null, {}])('takes %j for no hash', (hash) => {
  expect(readHashes({ 'a.js': hash, 'b.js': 'sha384-b+/=' })).toEqual({ 'b.js': 'sha384-b+/=' });
});

it('reads the active release of each remote', () => {
  expect(releases.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'shop@1.1.0',
    'desk@2.0.0',
  ]);
});

it.each([
  [['assets/own.css'], ['assets/own.css']],
  [undefined, []],
  ['assets/own.css', []],
])('reads the stylesheets %j of a release as %j', (styles, expected) => {
  const versions = { '1.0.0': { entry: '/e.js', styles } };
  const [release] = activeReleases({ remotes: { shop: { active: '1.0.0', versions } } });
  expect(release?.styles).toEqual(expected);
});

describe('a malformed registry', () => {
  it.each([[null], ['text'], [{}], [{ remotes: [] }]])('has no releases: %j', (value) => {
    expect(activeReleases(value)).toEqual([]);
  });

  it.each([
    ['a pointer to nowhere', { mount: '/x', active: '9', versions: {} }],
    ['no entry', { mount: '/x', active: '1', versions: { 1: { paths: ['/x'] } } }],
    ['no versions', { mount: '/x', active: '1' }],
  ])('logs and leaves out a remote with %s', (_case, broken) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const others = activeReleases({ remotes: { broken, shop: registry.remotes.shop } });
    expect(others.map(({ name }) => name)).toEqual(['shop']);
    expect(log).toHaveBeenCalledWith("The registry's entry of broken is malformed");
    log.mockRestore();
  });
});
