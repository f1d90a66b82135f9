import type { Release } from '@showcase/remote-contract/registry';

const PREFIX = 'remote.';
const KEY = 'bolt-showcase-remote-overrides';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The overrides that a developer tries out instead of a release in this tab: `?remote.public-site=http://localhost:4001/remoteEntry.js`,
 * stored until the same parameter is empty. Empty if the deployment does not allow overrides.
 */
export function readOverrides(
  search: string,
  isAllowed: boolean,
  /** A function, because a browser may deny access to storage. */
  storage: () => TabStorage,
): Record<string, string> {
  if (!isAllowed) return {};
  const requested = [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, entry]) => [name.slice(PREFIX.length), entry] as const);
  const merged = { ...readStored(storage), ...Object.fromEntries(requested) };
  const overrides = Object.fromEntries(
    Object.entries(merged).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry]] : [])),
  );
  if (requested.length > 0) saveOverrides(overrides, storage);
  return overrides;
}

/** The releases, with overrides replacing theirs. Overrides need neither hashes nor requirements, and nothing is read from a release. */
export function withOverrides(releases: Release[], overrides: Record<string, string>): Release[] {
  return releases.map((release) => {
    const entry = Object.hasOwn(overrides, release.name) ? overrides[release.name] : undefined;
    if (!entry) return release;
    const { detailsHash: _detailsHash, imports: _imports, ...description } = release;
    return {
      ...description,
      version: entry,
      entry,
      preload: [],
      pages: {},
      styles: [],
      integrity: {},
      requires: {},
      isOverride: true,
    };
  });
}

function isEntry(value: unknown): value is string {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function readStored(storage: () => TabStorage): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function saveOverrides(overrides: Record<string, string>, storage: () => TabStorage) {
  try {
    storage().setItem(KEY, JSON.stringify(overrides));
  } catch {
    // Storage is blocked: the overrides apply to this page only.
  }
}
