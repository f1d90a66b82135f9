import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@showcase/remote-contract/registry';
import { expect, it, onTestFinished } from 'vitest';
import {
  readRegistry,
  versionBefore,
  withActive,
  withDescription,
  withNewest,
  withRelease,
  writeRegistry,
} from './registry.ts';

const release: Release = {
  name: 'shop',
  version: '1.0.0',
  mount: '/',
  paths: ['/shop'],
  signIn: [],
  entry: '/r/shop/1.0.0/remoteEntry.js',
  preload: [],
  pages: {},
  integrity: {},
  requires: {},
};
const empty = { contract: 1, remotes: {} };
const first = withRelease(empty, release);
const second = withRelease(first, { ...release, version: '1.1.0' });

/** A folder for this test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('is empty if there is no file yet', async () => {
  const folder = await temporaryFolder();
  expect(await readRegistry(join(folder, 'registry.json'))).toEqual(empty);
});

it('reads back what was written', async () => {
  const file = join(await temporaryFolder(), 'deep/registry.json');
  await writeRegistry(file, first);
  expect(await readRegistry(file)).toEqual(first);
});

it.each([
  'not JSON',
  'null',
  '{"contract":1}',
  '{"contract":1,"remotes":{"shop":{"mount":"/","active":"1.0.0"}}}',
  '{"contract":1,"remotes":{"shop":{"mount":"/","active":"1.0.0","versions":{"1.0.0":{}}}}}',
])('rejects a file with %j, so that no release overwrites it', async (text) => {
  const file = join(await temporaryFolder(), 'registry.json');
  await writeFile(file, text);
  await expect(readRegistry(file)).rejects.toThrow(`${file} is not a registry.`);
});

it('keeps fields that it does not know', async () => {
  const file = join(await temporaryFolder(), 'registry.json');
  const newer = {
    ...first,
    region: 'eu',
    remotes: { shop: { ...first.remotes.shop, owner: 'a' } },
  };
  await writeFile(file, JSON.stringify(newer));
  expect(await readRegistry(file)).toEqual(newer);
});

it('activates the newest release and keeps the older ones', () => {
  expect(second.remotes.shop?.active).toBe('1.1.0');
  expect(Object.keys(second.remotes.shop?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
});

it('lists a version that is released again as the newest', () => {
  const { shop } = withRelease(second, release).remotes;
  expect(shop?.active).toBe('1.0.0');
  expect(Object.keys(shop?.versions ?? {})).toEqual(['1.1.0', '1.0.0']);
});

it('keeps what it does not know of a remote', () => {
  const weighted = { contract: 1, remotes: { shop: { ...first.remotes.shop, weight: 5 } } };
  const { shop } = withRelease(weighted as typeof first, { ...release, version: '2.0.0' }).remotes;
  expect(shop).toHaveProperty('weight', 5);
});

it('replaces the description of a version without making it active', () => {
  const { shop } = withDescription(second, { ...release, paths: ['/new'] }).remotes;
  expect(shop?.active).toBe('1.1.0');
  expect(Object.keys(shop?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
  expect(shop?.versions['1.0.0']?.paths).toEqual(['/new']);
});

it.each([
  [1, '1.2.0', ['1.2.0']],
  [2, '1.2.0', ['1.1.0', '1.2.0']],
  [1, '1.0.0', ['1.0.0', '1.2.0']],
  [5, '1.2.0', ['1.0.0', '1.1.0', '1.2.0']],
])('leaves the newest %i versions and the active %s', (count, active, expected) => {
  const third = withRelease(second, { ...release, version: '1.2.0' });
  const { shop } = withNewest(withActive(third, 'shop', active), 'shop', count).remotes;
  expect(Object.keys(shop?.versions ?? {})).toEqual(expected);
});

it('activates an earlier release without changing the releases', () => {
  const rolledBack = withActive(second, 'shop', '1.0.0');
  expect(rolledBack.remotes.shop?.active).toBe('1.0.0');
  expect(rolledBack.remotes.shop?.versions).toEqual(second.remotes.shop?.versions);
});

it('does not activate a version that was never released', () => {
  expect(() => withActive(first, 'shop', '9.9.9')).toThrow('shop has no release 9.9.9');
});

it('finds the release before the active one', () => {
  expect(versionBefore(second, 'shop')).toBe('1.0.0');
  expect(() => versionBefore(first, 'shop')).toThrow('shop has no release before 1.0.0');
  expect(() => versionBefore(second, 'desk')).toThrow('desk has no release');
});
