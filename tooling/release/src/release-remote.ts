import { prepareRelease } from './prepare-release.ts';
import { publishRelease } from './publishing/publish-release.ts';
import { localTarget } from './targets/folder-target.ts';

/** Releases a remote's build on this machine's site, which runs the shell of the same checkout. Returns the version. */
export async function releaseRemote(options: {
  root: string;
  name: string;
  releases: string;
  registry: string;
  /** Does not change the active release if this build was released before, so that a rollback survives a restart. */
  keepActiveVersion?: boolean;
}): Promise<string> {
  const { root, name, releases, keepActiveVersion } = options;
  const release = await prepareRelease({ root, name, releases });
  await publishRelease(localTarget(options), release, {
    withShell: true,
    ...(keepActiveVersion && { keepActiveVersion }),
  });
  return release.version;
}
