import { afterEach, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { addImportMap, readImportMap, type Hashes } from './import-map.ts';
import { createIntegrity, repairAfterFailedImport } from './integrity.ts';
import { preloadModule } from './preload-module.ts';

const release = aRelease({ preload: ['remoteEntry.js', 'assets/a.js'] });
const hashes = { 'remoteEntry.js': 'sha384-e', 'assets/a.js': 'sha384-a' };
const listed = { ...release, integrity: hashes };
const toUrl = (path: string) => new URL(path, location.origin).href;
const entry = toUrl('/r/shop/1.0.0/remoteEntry.js');
const chunk = toUrl('/r/shop/1.0.0/assets/a.js');
const mapOfShop = { [entry]: 'sha384-e', [chunk]: 'sha384-a' };

afterEach(() => {
  document.head.replaceChildren();
});

function setUp(ownMap: Hashes, addMap: (url: string) => Promise<Hashes> = async () => ({})) {
  const preload = vi.fn(async (_url: string, _hash: string) => {});
  const fetchFile = vi.fn(async (_url: RequestInfo | URL, _options?: RequestInit) => {
    return new Response('', { headers: { 'content-type': 'text/javascript' } });
  });
  const map = vi.fn(addMap);
  const integrity = createIntegrity({
    othersUrl: '/integrity/others.json',
    ownMap,
    addMap: map,
    preload,
    fetchFile,
  });
  return { ...integrity, preload, fetchFile, addMap: map };
}

it("fetches nothing for the page's own remote, whose hashes the browser has", async () => {
  const { protect, preload, addMap } = setUp(mapOfShop);
  await protect(release, release.entry);
  expect(addMap).not.toHaveBeenCalled();
  expect(preload).not.toHaveBeenCalled();
});

it('adds the import map of the others for another remote, once', async () => {
  const { protect, preload, addMap } = setUp({}, async () => mapOfShop);
  await Promise.all([protect(listed, listed.entry), protect(listed, listed.entry)]);
  expect(addMap).toHaveBeenCalledExactlyOnceWith('/integrity/others.json');
  expect(preload).not.toHaveBeenCalled();
});

it('adds the import map of the others ahead of time', async () => {
  const { prepare, protect, addMap } = setUp({}, async () => mapOfShop);
  await prepare();
  await protect(listed, listed.entry);
  expect(addMap).toHaveBeenCalledOnce();
});

it.each([
  ['accepts one map only', async () => ({}), [entry, chunk]],
  ['cannot fetch the map', () => Promise.reject(new TypeError('Failed to fetch')), [entry, chunk]],
  ['has an older map', async () => ({ [entry]: 'sha384-e' }), [chunk]],
])('loads each module with its hash if the browser %s', async (_case, addMap, urls) => {
  const { protect, preload } = setUp({}, addMap);
  await protect(listed, listed.entry);
  expect(preload.mock.calls).toEqual(urls.map((url) => [url, mapOfShop[url]]));
});

it('keeps a module that cannot run out of the browser, which might remember it', async () => {
  const { protect, preload, fetchFile } = setUp({});
  fetchFile.mockResolvedValueOnce(new Response('', { headers: { 'content-type': 'text/plain' } }));
  await expect(protect(listed, listed.entry)).rejects.toThrow('is not sent as a script');
  expect(preload).not.toHaveBeenCalled();
  await protect(listed, `${listed.entry}?retry=1`);
  expect(preload.mock.calls).toEqual([
    [`${entry}?retry=1`, 'sha384-e'],
    [chunk, 'sha384-a'],
  ]);
});

it('requests the map again after it could not be fetched', async () => {
  let isDown = true;
  const { protect, preload } = setUp({}, async () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return mapOfShop;
  });
  await protect(listed, listed.entry);
  isDown = false;
  preload.mockClear();
  await protect(listed, listed.entry);
  expect(preload).not.toHaveBeenCalled();
});

it('runs no release with a module that does not match its hash', async () => {
  const { protect, preload } = setUp({});
  preload.mockRejectedValue(new TypeError('It does not match'));
  await expect(protect(listed, listed.entry)).rejects.toThrow('It does not match');
});

it.each([
  ['a hash', release, {}],
  ['the hash of its entry', release, { [chunk]: 'sha384-a' }],
  ['the hash of one file', release, { [entry]: 'sha384-e' }],
  ['the hash of a page', { ...listed, pages: { '/': ['assets/page.js'] } }, {}],
  [
    'the hash of a module that loads later',
    { ...release, modules: 3 },
    { ...mapOfShop, [toUrl('/r/desk/1.0.0/b.js')]: 'sha384-b' },
  ],
])('runs no release without %s', async (_case, given, ownMap: Hashes) => {
  const { protect } = setUp(ownMap);
  await expect(protect(given, given.entry)).rejects.toMatchObject({ kind: 'unverified' });
});

it('verifies the entry again if it is requested with another URL', async () => {
  const { protect, fetchFile, preload } = setUp(mapOfShop);
  await protect(release, `${release.entry}?retry=1`);
  expect(fetchFile.mock.calls).toEqual([
    [`${entry}?retry=1`, { integrity: 'sha384-e', mode: 'cors' }],
  ]);
  expect(preload.mock.calls).toEqual([[`${entry}?retry=1`, 'sha384-e']]);
});

it('fetches past the cache what was requested and is not intact, and nothing else', async () => {
  const { protect, repair, fetchFile } = setUp(mapOfShop);
  await protect({ ...release, integrity: { 'own.css': 'sha384-c' } }, release.entry);
  const requested = [entry, chunk, chunk, toUrl('/cover.jpg')];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    requested.map((name) => ({ name })) as PerformanceResourceTiming[],
  );
  fetchFile.mockImplementation(async (url, options) => {
    if (url === chunk && options?.cache !== 'reload') throw new TypeError('Failed to fetch');
    return new Response('', { headers: { 'content-type': 'text/javascript' } });
  });
  await repair();
  expect(fetchFile.mock.calls).toEqual([
    [entry, { integrity: 'sha384-e', mode: 'cors' }],
    [chunk, { integrity: 'sha384-a', mode: 'cors' }],
    [chunk, { integrity: 'sha384-a', mode: 'cors', cache: 'reload' }],
  ]);
});

it('leaves a file for the next try where the network is down', async () => {
  const { repair, fetchFile } = setUp(mapOfShop);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: chunk },
  ] as PerformanceResourceTiming[]);
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(repair()).resolves.toBeUndefined();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('repairs the cache after an import has failed', () => {
  const repair = vi.fn(async () => {});
  repairAfterFailedImport({ repair });
  expect(repair).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(repair).toHaveBeenCalledOnce();
});

it("reads the page's import map", () => {
  expect(readImportMap()).toEqual({});
  const map = document.createElement('script');
  map.type = 'importmap';
  map.id = 'integrity';
  map.textContent = '{"integrity":{"/r/shop/1.0.0/remoteEntry.js":"sha384-e"}}';
  document.body.append(map);
  expect(readImportMap()).toEqual({ [entry]: 'sha384-e' });
});

it('relies on no map that the browser has not accepted', async () => {
  const text = '{"integrity":{"/r/shop/1.0.0/remoteEntry.js":"sha384-e"}}';
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(text));
  expect(await addImportMap('/integrity/others.json')).toEqual({});
  const map = document.head.querySelector<HTMLScriptElement>('script[type="importmap"]');
  expect(map?.textContent).toBe(text);
});

it('adds no map if the site has one for other releases by now', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  expect(await addImportMap('/integrity/others.json')).toEqual({});
  expect(document.head.children).toHaveLength(0);
});

it('rejects a map that the site cannot send', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  await expect(addImportMap('/integrity/others.json')).rejects.toThrow('responded with 503');
});

it.each([
  ['load', 'fulfilled'],
  ['error', 'rejected'],
])('preloads a module with its hash: %s', async (event, status) => {
  const loading = Promise.allSettled([preloadModule(entry, 'sha384-e')]);
  const link = document.head.querySelector('link');
  expect([link?.rel, link?.href, link?.integrity]).toEqual(['modulepreload', entry, 'sha384-e']);
  link?.dispatchEvent(new Event(event));
  expect((await loading)[0].status).toBe(status);
});
