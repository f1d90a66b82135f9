const PREFIX = 'remote.';
const KEY = 'bolt-showcase-remote-overrides';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remotes that a developer tries out in this tab, instead of their releases or beside them. */
export type Overrides = {
  /** The address of the entry by remote. */
  entries: Record<string, string>;
  /** The remotes that this page's address asked for with something that is no address of an entry. */
  invalid: string[];
};

/**
 * Reads `?remote.public-site=http://localhost:4001/remoteEntry.js`, stored in the tab until the same parameter is empty. No overrides
 * if the deployment does not allow them.
 */
export function readOverrides(
  search: string,
  isAllowed: boolean,
  /** A function, because a browser may deny access to storage. */
  storage: () => TabStorage,
): Overrides {
  if (!isAllowed) return { entries: {}, invalid: [] };
  const requested = [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, entry]) => [name.slice(PREFIX.length), entry] as const);
  const merged = { ...readStored(storage), ...Object.fromEntries(requested) };
  const entries = Object.fromEntries(
    Object.entries(merged).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry]] : [])),
  );
  if (requested.length > 0) saveEntries(entries, storage);
  const invalid = requested.filter(([, entry]) => entry !== '' && !isEntry(entry));
  return { entries, invalid: invalid.map(([name]) => name) };
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

function saveEntries(entries: Record<string, string>, storage: () => TabStorage) {
  try {
    storage().setItem(KEY, JSON.stringify(entries));
  } catch {
    // Storage is blocked: the overrides apply to this page only.
  }
}
