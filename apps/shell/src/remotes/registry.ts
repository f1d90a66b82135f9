import { matchPath } from '@showcase/remote-contract';

/** The release of a remote that the registry points to. */
export type Release = {
  name: string;
  version: string;
  mount: string;
  paths: string[];
  signIn: string[];
  entry: string;
  preload: string[];
  /** The additional files of each page, by path pattern. */
  pages: Record<string, string[]>;
  /** The remote's own stylesheets, for all its pages. */
  styles?: string[];
  /** SHA-384 by file, except for files in the page's import map. */
  integrity: Record<string, string>;
  /** The number of modules, each of which needs a hash. */
  modules?: number;
  requires: Record<string, string>;
  /** A developer tries this one out instead of the release. */
  isOverride?: true;
};

/** The active release of every remote in a registry. Malformed entries are logged and left out. */
export function activeReleases(registry: unknown): Release[] {
  const remotes = isRecord(registry) && isRecord(registry.remotes) ? registry.remotes : {};
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const release = activeRelease(name, remote);
    if (!release) console.error(`The registry's entry of ${name} is malformed`);
    return release ?? [];
  });
}

/** The release that owns a path. The most literal pattern wins. */
export function findOwner(pathname: string, releases: Release[]): Release | undefined {
  const owners = releases.flatMap((release) =>
    release.paths
      .filter((path) => matchPath(path, pathname))
      .map((path) => ({ release, parameters: path.split(':').length })),
  );
  return owners.sort((a, b) => a.parameters - b.parameters)[0]?.release;
}

/** Whether a path is for signed-in users only. */
export function needsSignIn(pathname: string, releases: Release[]): boolean {
  const patterns = findOwner(pathname, releases)?.signIn ?? [];
  return patterns.some((path) => matchPath(path, pathname));
}

function activeRelease(name: string, remote: unknown): Release | null {
  if (!isRecord(remote) || !isRecord(remote.versions)) return null;
  const version = String(remote.active);
  const release = remote.versions[version];
  if (!isRecord(release) || typeof release.entry !== 'string') return null;
  return {
    name,
    version,
    mount: typeof remote.mount === 'string' ? remote.mount : '/',
    paths: readStrings(release.paths),
    signIn: readStrings(release.signIn),
    entry: release.entry,
    preload: readStrings(release.preload),
    pages: isRecord(release.pages) ? mapLists(release.pages) : {},
    styles: readStrings(release.styles),
    integrity: isRecord(release.integrity) ? mapStrings(release.integrity) : {},
    ...(typeof release.modules === 'number' && { modules: release.modules }),
    requires: isRecord(release.requires) ? mapStrings(release.requires) : {},
  };
}

function readStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function mapLists(value: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(value).map(([key, list]) => [key, readStrings(list)]));
}

function mapStrings(value: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
