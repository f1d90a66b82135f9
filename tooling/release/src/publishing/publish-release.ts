import { resolve } from 'node:path';
import type { Registry, Release } from '@showcase/remote-contract/registry';
import { DETAILS } from '../artifact.ts';
import type { PreparedRelease } from '../install.ts';
import { readJson } from '../read-json.ts';
import { withDescription, withNewest, withRelease, withShell } from '../registry.ts';
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
  /** Does not change the active version if this one was released before. */
  keepActiveVersion?: boolean;
};

/**
 * Adds a release of the shell or of a remote to a site and makes it active. The registry is written last, so the release is complete
 * before any browser loads it. Throws before anything is written if the site has no registry, or if shell and remotes would not fit.
 */
export async function publishRelease(
  target: Target,
  prepared: PreparedRelease,
  options: PublishOptions = {},
): Promise<void> {
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
  await changeRegistry(target, (registry) => add(registry, release), initial);
}

function addRelease(
  registry: Registry,
  release: Release | ShellDetails,
  { keepActiveVersion, versions = DEFAULT_VERSIONS }: PublishOptions,
): Registry {
  const { version } = release;
  if (isOfShell(release)) {
    const { name, ...entry } = release;
    if (keepActiveVersion && registry.shell?.versions[version]) return registry;
    return withNewest(withShell(registry, entry), name, versions);
  }
  const { name } = release;
  const isKnown = Boolean(registry.remotes[name]?.versions[version]);
  if (isKnown && keepActiveVersion) return withDescription(registry, release);
  return withNewest(withRelease(registry, release), name, versions);
}
