import { defineRemote, page } from '@showcase/remote-contract/define';
import { expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { withOverrides } from './with-overrides.ts';

const entry = 'http://localhost:4001/remoteEntry.js';
const listed = {
  ...aRelease({
    preload: ['remoteEntry.js'],
    pages: { '/': ['assets/page.js'] },
    styles: ['assets/own.css'],
    integrity: { 'remoteEntry.js': 'sha384-x' },
    requires: { ui: '^9' },
  }),
  detailsHash: 'sha384-y',
  imports: { '@showcase/ui': ['Chip'] },
};
const desk = aRelease({ name: 'desk', mount: '/desk', paths: ['/desk'] });
const fromNowhere = { preload: [], pages: {}, styles: [], integrity: {}, requires: {} };

const importPage = async () => ({ Page: () => null });
const preview = defineRemote({
  mount: '/bills',
  area: { title: 'Bills', audience: 'client' },
  nav: [{ path: '/', label: 'Bills', icon: 'receipt' }],
  pages: [
    page('/', importPage, { signIn: true }),
    page('/about', importPage, { head: { title: 'About bills', description: 'What they are.' } }),
  ],
});
const described = {
  version: entry,
  entry,
  mount: '/bills',
  paths: ['/bills', '/bills/about'],
  signIn: ['/bills'],
  area: { title: 'Bills', audience: 'client' },
  nav: [{ path: '/bills', label: 'Bills', icon: 'receipt' }],
  heads: { '/bills/about': { title: 'About bills', description: 'What they are.' } },
  ...fromNowhere,
  isOverride: true,
};
const load = async () => preview;
const fail = () => Promise.reject(new Error('unreachable'));

it.each([
  ['replaces the release', 'shop', [{ ...described, name: 'shop' }, desk]],
  ['is added without a release', 'bills', [listed, desk, { ...described, name: 'bills' }]],
])('a preview %s and is described by its own declaration', async (_case, name, expected) => {
  expect(await withOverrides([listed, desk], { [name]: entry }, load)).toMatchObject(expected);
});

it('loads a release without requirements and hashes', async () => {
  const loaded: unknown[] = [];
  await withOverrides([listed], { shop: entry }, async (release) => {
    loaded.push(release);
    return preview;
  });
  expect(loaded).toMatchObject([{ name: 'shop', version: entry, entry, ...fromNowhere }]);
  expect(loaded[0]).not.toHaveProperty('detailsHash');
});

it.each([
  ['cannot be loaded', fail],
  ['is older than descriptions', async () => ({ contract: 1, mount: '/', routes: () => [] })],
])('keeps the description of its release for a preview that %s', async (_case, loadOld) => {
  const { detailsHash: _hash, imports: _imports, ...release } = listed;
  expect(await withOverrides([listed, desk], { shop: entry }, loadOld)).toEqual([
    { ...release, version: entry, entry, ...fromNowhere, isOverride: true },
    desk,
  ]);
});

it.each(['bills', 'constructor'])('leaves out %s if it cannot be loaded', async (name) => {
  expect(await withOverrides([desk], { [name]: entry }, fail)).toEqual([desk]);
});
