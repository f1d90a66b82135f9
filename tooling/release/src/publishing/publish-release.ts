import { resolve } from 'node:path';
import { acceptsContract, type Registry, type Release } from '@showcase/remote-contract/registry';
import { DETAILS } from '../artifact.ts';
import type { PreparedRelease } from '../prepare-release.ts';
import { readJson } from '../read-json.ts';
import { withDescription, withNewest, withRelease } from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { changeRegistry, readLiveRegistry } from './change-registry.ts';
import { readLiveRelease, releaseDetails } from './live-release.ts';
import { assertNames } from './provided-names.ts';
import { uploadRelease } from './upload.ts';

/** How many versions of a remote a registry lists. */
const DEFAULT_VERSIONS = 10;

export type PublishOptions = {
  /** The site may have no registry yet. */
  isFirst?: boolean;
  /** How many versions of the remote stay in the registry. */
  versions?: number;
  /** The site runs the shell of the same checkout, which may be new too. */
  withShell?: boolean;
  /** Does not change the active version if this one was released before. */
  keepActiveVersion?: boolean;
};

/**
 * Adds a release to a site and makes it active. The registry is written last, so the release is complete before any browser loads it.
 * Throws before anything is written if the site has no registry, its contract does not match, or its shell lacks a name that the release imports.
 */
export async function publishRelease(
  target: Target,
  prepared: PreparedRelease,
  options: PublishOptions = {},
): Promise<void> {
  const { requires, imports = {} } = await readJson(
    resolve(prepared.folder, DETAILS),
    releaseDetails,
  );
  const contract = Number(requires.contract);
  const initial = options.isFirst || options.withShell ? { contract, remotes: {} } : undefined;
  if (!options.withShell) {
    assertContract(await readLiveRegistry(target, initial), prepared, contract);
    await assertNames(target, prepared, imports);
  }
  await uploadRelease(target, prepared);
  const release = await readLiveRelease(target, prepared);
  const add = (registry: Registry) => {
    if (options.withShell) return addRelease({ ...registry, contract }, release, options);
    assertContract(registry, prepared, contract);
    return addRelease(registry, release, options);
  };
  await changeRegistry(target, add, initial);
}

function addRelease(registry: Registry, release: Release, options: PublishOptions): Registry {
  const { name, version } = release;
  const isKnown = Boolean(registry.remotes[name]?.versions[version]);
  if (isKnown && options.keepActiveVersion) return withDescription(registry, release);
  return withNewest(withRelease(registry, release), name, options.versions ?? DEFAULT_VERSIONS);
}

function assertContract(registry: Registry, { name, version }: PreparedRelease, contract: number) {
  if (acceptsContract(contract, registry.contract)) return;
  throw new Error(
    `${name} ${version} has contract ${contract}, the site has ${registry.contract}; nothing was published.`,
  );
}
