import { isRecord } from './read-json.ts';
import { activeReleases } from './read-releases.ts';
import type { Registry, Release, ReleaseEntry } from './release.ts';

/**
 * The part of all remotes that a browser needs: the active releases, without the fields that their `release.json` has. A release without the
 * hash of that file stays as it is.
 */
export function toIndex({ contract, remotes }: Registry): Registry {
  const index: Registry = { contract, remotes: {} };
  for (const [name, { mount, active, versions }] of Object.entries(remotes)) {
    const release = versions[active];
    if (!release) continue;
    index.remotes[name] = { mount, active, versions: { [active]: shorten(release) } };
  }
  return index;
}

function shorten(release: ReleaseEntry): ReleaseEntry {
  const { paths, signIn, area, nav, commands, footer, purposes, entry, detailsHash } = release;
  if (!detailsHash) return release;
  return {
    paths,
    signIn,
    ...(area && { area }),
    ...(nav && { nav }),
    ...(commands && { commands }),
    ...(footer && { footer }),
    ...(purposes && { purposes }),
    entry,
    detailsHash,
    preload: [],
    pages: {},
    integrity: {},
    requires: {},
  };
}

/** A release of an index with everything that its `release.json` says. Throws if that is another release's. */
export function readDetails(release: Release, details: unknown): Release {
  const { name, version, entry } = release;
  const versions = { [version]: isRecord(details) ? { ...details, entry } : null };
  const registry = { remotes: { [name]: { mount: release.mount, active: version, versions } } };
  const [complete] = activeReleases(registry);
  if (!complete || (details as { version?: unknown }).version !== version) {
    throw new Error(`release.json does not describe ${name} ${version}`);
  }
  return complete;
}
