import type { Release } from '../registry.ts';

/** How the shell makes sure that a remote's code is what was released. */
export type Integrity = {
  /** Hashes by absolute address: the browser itself refuses a module that differs. */
  mapped: Record<string, string>;
  /** Fetches a file and rejects when it does not have the hash. */
  verify: (address: string, hash: string) => Promise<void>;
};

/** The page's import map, and `fetch` for what it does not list. */
export function pageIntegrity(): Integrity {
  const text = document.getElementById('integrity')?.textContent || '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  const mapped = Object.entries(integrity).map(([path, hash]) => [addressOf(path), hash] as const);
  return {
    mapped: Object.fromEntries(mapped),
    verify: async (address, hash) => {
      await fetch(address, { integrity: hash, mode: 'cors' });
    },
  };
}

/** What must be fetched and compared before a release may run; null when any of its files has no hash, and the release must not run. */
export function filesToVerify(
  release: Release,
  entry: string,
  mapped: Record<string, string>,
): { address: string; hash: string }[] | null {
  const files = [...new Set([entryFile(release), ...release.preload])].map((file) => {
    const address = addressOf(file, release.entry);
    return {
      address,
      hash: mapped[address] ?? release.integrity[file],
      isMapped: address in mapped,
    };
  });
  const known = files.flatMap(({ hash, ...file }) => (hash ? [{ ...file, hash }] : []));
  if (known.length < files.length || hasGap(release, mapped)) return null;
  // A second try has an address of its own, which no import map lists.
  const retried = entry === release.entry ? [] : known.slice(0, 1);
  return [
    ...retried.map(({ hash }) => ({ address: addressOf(entry), hash })),
    ...known.filter(({ isMapped }) => !isMapped),
  ].map(({ address, hash }) => ({ address, hash }));
}

/** Whether a module that comes later, such as a page or a dialog, would run without a hash to be held to. */
function hasGap({ entry, pages, modules = 0, integrity }: Release, mapped: Record<string, string>) {
  const own = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const folder = addressOf('.', entry);
  const inMap = Object.keys(mapped).filter((address) => address.startsWith(folder));
  const hashed = new Set([...own.map((file) => addressOf(file, entry)), ...inMap]);
  const ofPages = Object.values(pages).flat();
  return hashed.size < modules || ofPages.some((file) => !hashed.has(addressOf(file, entry)));
}

function entryFile({ entry }: Release): string {
  return entry.replace(/^.*\//, '');
}

function addressOf(path: string, base = '/'): string {
  return new URL(path, new URL(base, location.origin)).href;
}
