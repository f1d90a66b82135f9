import type { Release } from '@showcase/remote-contract/registry';
import { expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { createDirectory } from './directory.ts';

const shop = aRelease({ name: 'shop', paths: ['/things'], integrity: { 'a.css': 'sha384-a' } });
const footer = [{ column: 'Explore' as const, label: 'Desk', path: '/desk' }];
const index = {
  contract: 1,
  remotes: {
    shop: remote('shop', '2.0.0', { paths: ['/things', '/new'] }),
    desk: remote('desk', '1.0.0', { paths: ['/desk'], footer, detailsHash: 'sha384-d' }),
  },
};

function remote(name: string, version: string, release: object) {
  const entry = `/r/${name}/${version}/remoteEntry.js`;
  return { mount: '/', active: version, versions: { [version]: { ...release, entry } } };
}

const rendered = {
  pathname: '/things',
  frame: {
    footer: [{ column: 'Company' as const, label: 'About', path: '/about' }],
    knownPaths: ['/about'],
  },
};

function setUp(options: Partial<Parameters<typeof createDirectory>[0]> = {}) {
  const fetchIndex = vi.fn<() => Promise<unknown>>(async () => index);
  const fetchFile = vi.fn<typeof fetch>(async () =>
    Response.json({ version: '1.0.0', paths: ['/desk'], preload: ['remoteEntry.js'] }),
  );
  const directory = createDirectory({ own: [shop], rendered, fetchIndex, fetchFile, ...options });
  const labels = () => directory.store.getState().footer.map(({ label }) => label);
  const isKnown = (path: string) => directory.store.getState().isKnown(path);
  return { ...directory, fetchIndex, fetchFile, labels, isKnown };
}

const versions = (releases: Release[]) => releases.map(({ name, version }) => `${name} ${version}`);

it('knows of a rendered page only what the server has told', () => {
  const { store, labels, isKnown, fetchIndex } = setUp();

  expect(store.getState().releases).toEqual([shop]);
  expect(labels()).toEqual(['About']);
  expect(['/about', '/desk'].map(isKnown)).toEqual([true, false]);
  expect(fetchIndex).not.toHaveBeenCalled();
});

it('knows all once it has read the index, and keeps running the release that came with the page', async () => {
  const { all, store, labels, isKnown, fetchIndex } = setUp();
  const [releases] = await Promise.all([all(), all()]);

  expect(versions(releases)).toEqual(['shop 1.0.0', 'desk 1.0.0']);
  expect(store.getState().releases).toBe(releases);
  expect(labels()).toEqual(['Desk']);
  expect(['/about', '/desk', '/new'].map(isKnown)).toEqual([false, true, false]);
  expect(fetchIndex).toHaveBeenCalledOnce();
});

it('decides about the rendered page without the index, and about no other', async () => {
  const { releasesFor, fetchIndex } = setUp();

  expect(await releasesFor('/things')).toEqual([shop]);
  expect(fetchIndex).not.toHaveBeenCalled();
  expect(versions(await releasesFor('/desk'))).toEqual(['shop 1.0.0', 'desk 1.0.0']);
});

it.each([
  ['/things/', ['shop 1.0.0']],
  ['/login', ['shop 1.0.0']],
])('decides about %s without the index while that cannot be read', async (path, expected) => {
  const fetchIndex = () => Promise.reject(new TypeError('Failed to fetch'));
  const { releasesFor } = setUp({ fetchIndex });

  expect(versions(await releasesFor(path))).toEqual(expected);
  await expect(releasesFor('/desk')).rejects.toMatchObject({ kind: 'unreachable' });
});

it('keeps a release that the registry no longer has', async () => {
  const { all } = setUp({ own: [shop, aRelease({ name: 'gone' })] });

  expect(versions(await all())).toEqual(['shop 1.0.0', 'desk 1.0.0', 'gone 1.0.0']);
});

it.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lists no release', async () => ({ contract: 1, remotes: {} })],
])('rejects while the index %s, and tries again the next time', async (_case, fail) => {
  const { all, fetchIndex } = setUp();
  fetchIndex.mockImplementationOnce(fail);

  await expect(all()).rejects.toMatchObject({ name: 'RemoteError', kind: 'unreachable' });
  expect(versions(await all())).toEqual(['shop 1.0.0', 'desk 1.0.0']);
});

it('replaces the releases that a developer tries out', async () => {
  const override = async (releases: Release[]) =>
    releases.map((one) => ({ ...one, version: 'mine' }));

  expect(versions(await setUp({ override }).all())).toEqual(['shop mine', 'desk mine']);
});

it('reads what the index leaves out once, with its hash', async () => {
  const { all, complete, fetchFile } = setUp();
  const [, desk] = await all();
  const details = await Promise.all([complete(desk as Release), complete(desk as Release)]);

  expect(details.map(({ preload }) => preload)).toEqual([['remoteEntry.js'], ['remoteEntry.js']]);
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith(
    new URL('/r/desk/1.0.0/release.json', location.origin).href,
    { integrity: 'sha384-d', mode: 'cors' },
  );
});

it('requests nothing for a release that is complete', async () => {
  const { complete, fetchFile } = setUp();

  expect(await complete(shop)).toBe(shop);
  expect(fetchFile).not.toHaveBeenCalled();
});

it.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => new Response('', { status: 404 })],
])('can complete a release later whose release.json %s', async (_case, fail) => {
  const { all, complete, fetchFile } = setUp();
  const [, desk] = await all();
  fetchFile.mockImplementationOnce(fail);

  await expect(complete(desk as Release)).rejects.toThrow();
  expect((await complete(desk as Release)).preload).toEqual(['remoteEntry.js']);
});
