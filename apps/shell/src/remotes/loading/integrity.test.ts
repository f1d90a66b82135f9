import { afterEach, expect, it, vi } from 'vitest';
import {
  filesToVerify,
  getHashes,
  pageIntegrity,
  repairAfterFailedImport,
  repairCache,
} from './integrity.ts';
import { aRelease } from '../../testing/a-release.ts';

const release = aRelease({ preload: ['remoteEntry.js', 'assets/a.js'] });
const toUrl = (path: string) => new URL(path, location.origin).href;
const entry = toUrl('/r/shop/1.0.0/remoteEntry.js');
const chunk = toUrl('/r/shop/1.0.0/assets/a.js');
const hashes = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };

afterEach(() => document.body.replaceChildren());

it.each([
  [
    'nothing if the import map covers every file',
    release,
    { [entry]: 'sha384-e', [chunk]: 'sha384-a' },
    [],
  ],
  [
    'every file whose hash only the registry has',
    { ...release, integrity: hashes },
    {},
    [
      { url: entry, hash: 'sha384-e' },
      { url: chunk, hash: 'sha384-a' },
    ],
  ],
  ['no release without a hash', release, {}, null],
  ['no release without the hash of its entry', release, { [chunk]: 'sha384-a' }, null],
  ['no release without the hash of one file', release, { [entry]: 'sha384-e' }, null],
  [
    'no release without the hash of a page',
    { ...release, integrity: hashes, pages: { '/': ['assets/page.js'] } },
    {},
    null,
  ],
  [
    'no release without the hash of a module that loads later',
    { ...release, modules: 3 },
    { [entry]: 'sha384-e', [chunk]: 'sha384-a', [toUrl('/r/desk/1.0.0/b.js')]: 'sha384-b' },
    null,
  ],
  [
    'nothing more if every module has a hash',
    { ...release, modules: 2 },
    { [entry]: 'sha384-e', [chunk]: 'sha384-a' },
    [],
  ],
])('verifies %s', (_case, given, mapped, expected) => {
  expect(filesToVerify(given, given.entry, mapped)).toEqual(expected);
});

it('verifies the entry again if it is requested with another URL', () => {
  const mapped = { [entry]: 'sha384-e', [chunk]: 'sha384-a' };
  expect(filesToVerify(release, `${release.entry}?retry=1`, mapped)).toEqual([
    { url: `${entry}?retry=1`, hash: 'sha384-e' },
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

it('has no hashes if the page has no import map', () => {
  expect(pageIntegrity().mapped).toEqual({});
});

it('knows the hashes of a release by URL, from the registry and the import map', () => {
  const other = toUrl('/r/desk/1.0.0/b.js');
  const mapped = { [chunk]: 'sha384-a', [other]: 'sha384-b' };
  const given = { ...release, integrity: { 'remoteEntry.js': 'sha384-e' } };
  expect(getHashes(given, mapped)).toEqual({ [entry]: 'sha384-e', [chunk]: 'sha384-a' });
});

it('fetches past the cache what was requested and is not intact, and nothing else', async () => {
  const fetchFile = vi.fn(async (url: RequestInfo | URL, options?: RequestInit) => {
    if (url === chunk && options?.cache !== 'reload') throw new TypeError('Failed to fetch');
    return new Response();
  });
  const image = toUrl('/cover.jpg');
  const mapped = { [entry]: 'sha384-e', [chunk]: 'sha384-a', [toUrl('/r/later.js')]: 'sha384-l' };
  await repairCache(mapped, [entry, chunk, image], fetchFile);
  expect(fetchFile.mock.calls).toEqual([
    [entry, { integrity: 'sha384-e', mode: 'cors' }],
    [chunk, { integrity: 'sha384-a', mode: 'cors' }],
    [chunk, { integrity: 'sha384-a', mode: 'cors', cache: 'reload' }],
  ]);
});

it('leaves a file for the next try where the network is down', async () => {
  const fetchFile = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(repairCache({ [chunk]: 'sha384-a' }, [chunk], fetchFile)).resolves.toBeUndefined();
});

it('repairs what the import map and the registry know after an import has failed', () => {
  const repair = vi.fn(async () => {});
  const integrity = { mapped: { [entry]: 'sha384-e' }, verify: async () => {}, repair };
  repairAfterFailedImport(integrity, [{ ...release, integrity: { 'assets/a.js': 'sha384-a' } }]);
  expect(repair).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(repair).toHaveBeenCalledExactlyOnceWith({ [entry]: 'sha384-e', [chunk]: 'sha384-a' });
});
