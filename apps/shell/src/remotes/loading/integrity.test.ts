import { afterEach, expect, it } from 'vitest';
import { filesToVerify, pageIntegrity } from './integrity.ts';
import { aRelease } from '../../testing/a-release.ts';

const release = aRelease({ preload: ['remoteEntry.js', 'assets/a.js'] });
const at = (path: string) => new URL(path, location.origin).href;
const entry = at('/r/shop/1.0.0/remoteEntry.js');
const chunk = at('/r/shop/1.0.0/assets/a.js');
const hashes = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };

afterEach(() => document.body.replaceChildren());

it.each([
  [
    'nothing when the browser checks every file by itself',
    release,
    { [entry]: 'sha384-e', [chunk]: 'sha384-a' },
    [],
  ],
  [
    'every file that only the registry knows',
    { ...release, integrity: hashes },
    {},
    [
      { address: entry, hash: 'sha384-e' },
      { address: chunk, hash: 'sha384-a' },
    ],
  ],
  ['no release without a hash', release, {}, null],
  ['no release that lacks the hash of its entry', release, { [chunk]: 'sha384-a' }, null],
  ['no release that lacks the hash of one file', release, { [entry]: 'sha384-e' }, null],
  [
    'no release that lacks the hash of a page',
    { ...release, integrity: hashes, pages: { '/': ['assets/page.js'] } },
    {},
    null,
  ],
  [
    'no release that lacks the hash of a module which comes later',
    { ...release, modules: 3 },
    { [entry]: 'sha384-e', [chunk]: 'sha384-a', [at('/r/desk/1.0.0/b.js')]: 'sha384-b' },
    null,
  ],
  [
    'nothing more when every module has its hash',
    { ...release, modules: 2 },
    { [entry]: 'sha384-e', [chunk]: 'sha384-a' },
    [],
  ],
])('compares %s', (_case, given, mapped, expected) => {
  expect(filesToVerify(given, given.entry, mapped)).toEqual(expected);
});

it('compares the entry again when it is asked for under another address', () => {
  const mapped = { [entry]: 'sha384-e', [chunk]: 'sha384-a' };
  expect(filesToVerify(release, `${release.entry}?retry=1`, mapped)).toEqual([
    { address: `${entry}?retry=1`, hash: 'sha384-e' },
  ]);
});

it("reads the page's import map", () => {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.id = 'integrity';
  map.textContent = '{"integrity":{"/r/shop/1.0.0/remoteEntry.js":"sha384-e"}}';
  document.body.append(map);
  expect(pageIntegrity().mapped).toEqual({ [entry]: 'sha384-e' });
});

it('has no hashes where the page has no import map', () => {
  expect(pageIntegrity().mapped).toEqual({});
});
