import { readDescription } from './read-description.ts';
import { isRecord, readRecord, readStrings } from './read-json.ts';
import type { Release } from './release.ts';

// Written by hand: the shell reads the registry at every start, and a schema library would double this file's size many times.

/** The active release of every remote in a registry. Malformed entries are logged and left out. */
export function activeReleases(registry: unknown): Release[] {
  const remotes = isRecord(registry) && isRecord(registry.remotes) ? registry.remotes : {};
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const release = readActiveRelease(name, remote);
    if (!release) console.error(`The registry's entry of ${name} is malformed`);
    return release ?? [];
  });
}

function readActiveRelease(name: string, remote: unknown): Release | null {
  if (!isName(name) || !isRecord(remote) || !isRecord(remote.versions)) return null;
  const version = String(remote.active);
  const release = remote.versions[version];
  if (!isRecord(release) || typeof release.entry !== 'string') return null;
  return {
    name,
    version,
    mount: typeof remote.mount === 'string' ? remote.mount : '/',
    paths: readStrings(release.paths),
    signIn: readStrings(release.signIn),
    ...readDescription(release),
    entry: release.entry,
    preload: readStrings(release.preload),
    pages: readRecord(release.pages, readStrings),
    styles: readStrings(release.styles),
    integrity: readHashes(release.integrity),
    ...(typeof release.modules === 'number' && { modules: release.modules }),
    requires: readRecord(release.requires, String),
    ...(isRecord(release.imports) && { imports: readRecord(release.imports, readStrings) }),
    ...readServer(release.server),
    ...(typeof release.detailsHash === 'string' && { detailsHash: release.detailsHash }),
  };
}

/** Other values than hashes are left out, since a browser would load that file unverified: a file without a hash is refused. */
export function readHashes(value: unknown): Record<string, string> {
  return readRecord(value, (hash) =>
    /^sha(?:256|384|512)-\S/.test(String(hash)) ? String(hash) : null,
  );
}

/** Every object has some names, such as `constructor`. */
function isName(name: string): boolean {
  return !(name in Object.prototype);
}

function readServer(value: unknown): Pick<Release, 'server'> {
  if (!isRecord(value) || typeof value.file !== 'string' || typeof value.hash !== 'string')
    return {};
  return { server: { file: value.file, hash: value.hash } };
}

/** Whether every field of a remote's entry can be read: for servers, which have an earlier entry to fall back on. */
export function isWellFormed(name: string, remote: unknown): boolean {
  if (!isName(name) || !isRecord(remote) || !isRecord(remote.versions)) return false;
  const release = remote.versions[String(remote.active)];
  return (
    isRecord(release) &&
    typeof release.entry === 'string' &&
    Array.isArray(release.paths) &&
    (release.styles === undefined || Array.isArray(release.styles)) &&
    (release.integrity === undefined || isRecord(release.integrity))
  );
}
