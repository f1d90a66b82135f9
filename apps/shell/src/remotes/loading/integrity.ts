import type { Release } from '@showcase/remote-contract/registry';

/** How the shell verifies that a remote's code is the released code. */
export type Integrity = {
  /** Hashes by absolute URL. The browser itself rejects a module that differs. */
  mapped: Record<string, string>;
  /** Fetches a file and rejects if it does not match the hash. */
  verify: (url: string, hash: string) => Promise<void>;
  /** Refetches the requested files whose cached copy does not match its hash, bypassing the browser's cache. Never rejects. */
  repair: (hashes: Record<string, string>) => Promise<void>;
};

/** Uses the page's import map, and `fetch` for files that it does not list. */
export function pageIntegrity(): Integrity {
  const text = document.getElementById('integrity')?.textContent || '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  const mapped = Object.entries(integrity).map(
    ([path, hash]) => [toAbsoluteUrl(path), hash] as const,
  );
  return {
    mapped: Object.fromEntries(mapped),
    verify: async (url, hash) => {
      await fetch(url, { integrity: hash, mode: 'cors' });
    },
    repair: (hashes) => repairCache(hashes, requestedUrls()),
  };
}

/** The hashes of a release by absolute URL. */
export function getHashes(
  { entry, integrity }: Release,
  mapped: Record<string, string>,
): Record<string, string> {
  const folder = toAbsoluteUrl('.', entry);
  const own = Object.entries(integrity).map(([file, hash]) => [toAbsoluteUrl(file, entry), hash]);
  const fromMap = Object.entries(mapped).filter(([url]) => url.startsWith(folder));
  return Object.fromEntries([...own, ...fromMap]) as Record<string, string>;
}

/** Repairs the browser's cache after an import of a page, dialog or panel fails, so that a retry can succeed. */
export function repairAfterFailedImport(integrity: Integrity, releases: Release[]): void {
  const { mapped } = integrity;
  const hashes = Object.fromEntries(
    [mapped, ...releases.map((release) => getHashes(release, mapped))].flatMap(
      Object.entries<string>,
    ),
  );
  // Vite dispatches this event for every import that fails.
  window.addEventListener('vite:preloadError', () => void integrity.repair(hashes));
}

/**
 * Releases are cached forever, so a truncated file, or another server's page in its place, would stay in the browser's cache. Refetches
 * only the copies that do not match their hash.
 */
export async function repairCache(
  hashes: Record<string, string>,
  requested: string[],
  fetchFile: typeof fetch = fetch,
): Promise<void> {
  const repairFile = async (url: string) => {
    const options = { integrity: hashes[url] ?? '', mode: 'cors' } as const;
    const isIntact = await fetchFile(url, options).catch(() => null);
    if (!isIntact) await fetchFile(url, { ...options, cache: 'reload' });
  };
  await Promise.allSettled(requested.filter((url) => url in hashes).map(repairFile));
}

function requestedUrls(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/** The files to fetch and verify before a release may run; null if any of its files has no hash, and the release must not run. */
export function filesToVerify(
  release: Release,
  entry: string,
  mapped: Record<string, string>,
): { url: string; hash: string }[] | null {
  const files = [...new Set([entryFile(release), ...release.preload])].map((file) => {
    const url = toAbsoluteUrl(file, release.entry);
    return {
      url,
      hash: mapped[url] ?? release.integrity[file],
      isMapped: url in mapped,
    };
  });
  const known = files.flatMap(({ hash, ...file }) => (hash ? [{ ...file, hash }] : []));
  if (known.length < files.length || hasUnhashedModule(release, mapped)) return null;
  // A retry has its own URL, which no import map lists.
  const retried = entry === release.entry ? [] : known.slice(0, 1);
  return [
    ...retried.map(({ hash }) => ({ url: toAbsoluteUrl(entry), hash })),
    ...known.filter(({ isMapped }) => !isMapped),
  ].map(({ url, hash }) => ({ url, hash }));
}

/** Whether a module that loads later, such as a page or a dialog, would run unverified. */
function hasUnhashedModule(release: Release, mapped: Record<string, string>) {
  const { entry, pages, modules = 0 } = release;
  const hashed = new Set(
    Object.keys(getHashes(release, mapped)).filter((url) => url.endsWith('.js')),
  );
  const pageFiles = Object.values(pages).flat();
  return hashed.size < modules || pageFiles.some((file) => !hashed.has(toAbsoluteUrl(file, entry)));
}

function entryFile({ entry }: Release): string {
  return entry.replace(/^.*\//, '');
}

function toAbsoluteUrl(path: string, base = '/'): string {
  return new URL(path, new URL(base, location.origin)).href;
}
