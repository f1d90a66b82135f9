import { resolve } from 'node:path';
import type { Registry, Release, Rollout } from '@showcase/remote-contract/registry';
import { DETAILS } from '../artifact.ts';
import type { PreparedRelease } from '../install.ts';
import { readJson } from '../read-json.ts';
import {
  endedRollout,
  releasesOf,
  withDescription,
  withNewest,
  withRelease,
  withRollout,
  withShell,
} from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { assertFits } from './assert-fits.ts';
import { changeRegistry, readLiveRegistry } from './change-registry.ts';
import { isOfShell, readLiveRelease, releaseDetails, type ShellDetails } from './live-release.ts';
import { uploadRelease } from './upload.ts';

/** How many versions of the shell or of a remote a registry lists. */
const DEFAULT_VERSIONS = 10;

export type PublishOptions = {
  /** The site may have no registry yet. */
  isFirst?: boolean;
  /** How many versions stay in the registry. */
  versions?: number;
  /** Publishes even if shell and remotes do not fit. */
  force?: boolean;
  /** Only this share of the visitors gets it, from 1 to 99; the active version stays active. */
  percent?: number | undefined;
  /** Does not change the active version if this one was released before. */
  keepActiveVersion?: boolean;
};

/**
 * Adds a release of the shell or of a remote to a site and makes it active, for all visitors or for a share of them. The registry is
 * written last, so the release is complete before any browser loads it. Throws before anything is written if the site has no registry, or
 * if shell and remotes would not fit. Returns the rollout that it ended.
 */
export async function publishRelease(
  target: Target,
  prepared: PreparedRelease,
  options: PublishOptions = {},
): Promise<Rollout | undefined> {
  const details = await readJson(resolve(prepared.folder, DETAILS), releaseDetails);
  const contract = isOfShell(details) ? details.contract : Number(details.requires.contract);
  const initial = options.isFirst ? { contract, remotes: {} } : undefined;
  const add = (registry: Registry, release: Release | ShellDetails) => {
    const next = addRelease(registry, release, options);
    if (!options.force) assertFits(next, release.name);
    return next;
  };
  add(await readLiveRegistry(target, initial), details);
  await uploadRelease(target, prepared);
  const release = await readLiveRelease(target, prepared);
  let ended: Rollout | undefined;
  const change = (registry: Registry) => {
    const next = add(registry, release);
    ended = endedRollout(registry, next, release.name);
    return next;
  };
  await changeRegistry(target, change, initial);
  return ended;
}

function addRelease(
  registry: Registry,
  release: Release | ShellDetails,
  { keepActiveVersion, percent, versions = DEFAULT_VERSIONS }: PublishOptions,
): Registry {
  const { name, version } = release;
  if (percent !== undefined) {
    const { active } = releasesOf(registry, name);
    const added = version === active ? registry : addVersion(registry, release, active);
    return withNewest(withRollout(added, name, { version, percent }), name, versions);
  }
  if (keepActiveVersion && isListed(registry, release)) {
    return isOfShell(release) ? registry : withDescription(registry, release);
  }
  return withNewest(addVersion(registry, release), name, versions);
}

function addVersion(registry: Registry, release: Release | ShellDetails, active?: string) {
  if (!isOfShell(release)) return withRelease(registry, release, active);
  const { name: _shell, ...entry } = release;
  return withShell(registry, entry, active);
}

function isListed(registry: Registry, release: Release | ShellDetails): boolean {
  const released = isOfShell(release) ? registry.shell : registry.remotes[release.name];
  return Boolean(released?.versions[release.version]);
}
