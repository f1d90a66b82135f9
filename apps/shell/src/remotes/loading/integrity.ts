import type { Release } from '@showcase/remote-contract/registry';
import { addImportMap, readImportMap, type Hashes } from './import-map.ts';
import { preloadModule } from './preload-module.ts';
import { RemoteError } from './remote-error.ts';

/** How the shell makes sure that a remote's code is the released code. */
export type Integrity = {
  /**
   * Resolves once the browser will verify every module of the release. Rejects if one of them has no hash, does not match it or cannot
   * be fetched. `entry` is the URL that will be requested: a retry has one of its own.
   */
  protect: (release: Release, entry: string) => Promise<void>;
  /** Adds the import map of the other remotes ahead of time. Never rejects. */
  prepare: () => Promise<void>;
  /** Refetches the requested files whose cached copy does not match its hash, bypassing the browser's cache. Never rejects. */
  repair: () => Promise<void>;
};

type Options = {
  /** Where the import map of the other remotes is; a page as it was built has none. */
  othersUrl?: string | undefined;
  ownMap?: Hashes;
  addMap?: (url: string) => Promise<Hashes>;
  preload?: (url: string, hash: string) => Promise<void>;
  fetchFile?: typeof fetch;
};

/** Uses import maps. If the browser does not accept a second one, loads every module of a release with its hash before it runs. */
export function createIntegrity(options: Options): Integrity {
  const { othersUrl, addMap = addImportMap, preload = preloadModule } = options;
  const { fetchFile = (...request) => fetch(...request) } = options;
  let mapped = options.ownMap ?? readImportMap();
  let known = mapped;
  let others: Promise<void> | undefined;

  /** Once, unless the map cannot be fetched: a browser that does not accept it would not accept it again. */
  async function mapOthers() {
    if (othersUrl === undefined) return;
    others ??= addMap(othersUrl).then((hashes) => {
      mapped = { ...hashes, ...mapped };
    });
    await others.catch(() => {
      others = undefined;
    });
  }

  return {
    async protect(release, entry) {
      const hashes = hashesOf(release, mapped);
      if (hasUnhashedModule(release, hashes)) {
        throw new RemoteError('unverified', release, new Error('one of its files has no hash'));
      }
      known = { ...known, ...hashes };
      const modules = Object.entries(hashes).filter(([url]) => url.endsWith('.js'));
      if (modules.some(([url]) => !(url in mapped))) await mapOthers();
      // No import map lists the URL of a retry.
      const toRequested = (url: string) =>
        toAbsoluteUrl(url === toAbsoluteUrl(release.entry) ? entry : url);
      const unmapped = modules
        .map(([url, hash]) => [toRequested(url), hash] as const)
        .filter(([url]) => !(url in mapped));
      // Firefox and WebKit remember a module that failed for as long as the page is open: one that cannot run does not get that far.
      await Promise.all(unmapped.map(([url, hash]) => fetchIntact(url, hash, fetchFile)));
      await Promise.all(unmapped.map(([url, hash]) => preload(url, hash)));
    },
    prepare: mapOthers,
    repair: () => repairCache(known, requestedUrls(), fetchFile),
  };
}

/** Repairs the browser's cache after an import of a page, dialog or panel fails, so that a retry can succeed. */
export function repairAfterFailedImport(integrity: Pick<Integrity, 'repair'>): void {
  // Vite dispatches this event for every import that fails.
  window.addEventListener('vite:preloadError', () => void integrity.repair());
}

/**
 * Releases are cached forever, so a truncated file, or another server's page in its place, would stay in the browser's cache. Refetches
 * only the copies that do not match their hash.
 */
async function repairCache(hashes: Hashes, requested: string[], fetchFile: typeof fetch) {
  const repairFile = async (url: string) => {
    const hash = hashes[url] ?? '';
    const isIntact = await fetchIntact(url, hash, fetchFile).catch(() => null);
    if (!isIntact) await fetchFile(url, { integrity: hash, mode: 'cors', cache: 'reload' });
  };
  await Promise.allSettled(requested.filter((url) => url in hashes).map(repairFile));
}

/** Rejects if a file does not match its hash, or is a module that another type keeps from running. */
async function fetchIntact(url: string, hash: string, fetchFile: typeof fetch): Promise<Response> {
  const response = await fetchFile(url, { integrity: hash, mode: 'cors' });
  const isModule = new URL(url).pathname.endsWith('.js');
  if (isModule && !/javascript/.test(response.headers.get('content-type') ?? '')) {
    throw new TypeError(`${url} is not sent as a script`);
  }
  return response;
}

function requestedUrls(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/** The hashes of a release by absolute URL: its own, and those in an import map. */
function hashesOf({ entry, integrity }: Release, mapped: Hashes): Hashes {
  const folder = toAbsoluteUrl('.', entry);
  const own = Object.entries(integrity).map(([file, hash]) => [toAbsoluteUrl(file, entry), hash]);
  const fromMap = Object.entries(mapped).filter(([url]) => url.startsWith(folder));
  return Object.fromEntries([...own, ...fromMap]) as Hashes;
}

/** Whether a module of the release would run unverified, now or later, such as a page or a dialog. */
function hasUnhashedModule({ entry, preload, pages, modules = 0 }: Release, hashes: Hashes) {
  const hashed = Object.keys(hashes).filter((url) => url.endsWith('.js'));
  const files = [entry.replace(/^.*\//, ''), ...preload, ...Object.values(pages).flat()];
  return (
    hashed.length < modules || files.some((file) => !hashed.includes(toAbsoluteUrl(file, entry)))
  );
}

function toAbsoluteUrl(path: string, base = '/'): string {
  return new URL(path, new URL(base, location.origin)).href;
}
