import { prepareRelease } from './prepare-release.ts';
import { prepareShell } from './prepare-shell.ts';
import { publishRelease } from './publishing/publish-release.ts';
import { SHELL } from './registry.ts';
import { localTarget, type LocalSite } from './targets/folder-target.ts';

/** Prepares the build of the shell or of a remote in the folders of a site on this machine. */
export function prepareLocally({
  root,
  name,
  site,
}: {
  root: string;
  name: string;
  site: LocalSite;
}) {
  return name === SHELL
    ? prepareShell({ root, shells: site.shells })
    : prepareRelease({ root, name, releases: site.releases });
}

/**
 * Releases the build of the shell or of a remote on this machine's site, which runs all builds of the same checkout, so it is not
 * checked whether they fit while some are not released yet. Returns the version.
 */
export async function releaseLocally(options: {
  root: string;
  name: string;
  site: LocalSite;
  /** Does not change the active release if this build was released before, so that a rollback survives a restart. */
  keepActiveVersion?: boolean;
}): Promise<string> {
  const { site, keepActiveVersion = false } = options;
  const release = await prepareLocally(options);
  const publishOptions = { isFirst: true, force: true, keepActiveVersion };
  await publishRelease(localTarget(site), release, publishOptions);
  return release.version;
}
