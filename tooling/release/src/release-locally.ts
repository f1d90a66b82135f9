import type { Copies } from './compress.ts';
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
  copies,
}: {
  root: string;
  name: string;
  site: Omit<LocalSite, 'registry'>;
  copies: Copies;
}) {
  return name === SHELL
    ? prepareShell({ root, shells: site.shells, copies })
    : prepareRelease({ root, name, releases: site.releases, copies });
}

/**
 * Releases builds of the shell or of remotes on this machine's site, which runs all builds of the same checkout, so it is not checked
 * whether they fit while some are not released yet. Returns their versions.
 */
export async function releaseLocally(options: {
  root: string;
  names: string[];
  site: LocalSite;
  /** Does not change an active release if this build was released before, so that a rollback survives a restart. */
  keepActiveVersion?: boolean;
  /** `small` if visitors will download them from another machine. */
  copies?: Copies;
}): Promise<string[]> {
  const { names, site, keepActiveVersion = false, copies = 'quick' } = options;
  const prepared = await Promise.all(
    names.map((name) => prepareLocally({ ...options, name, copies })),
  );
  // One after the other, so that the registry always lists them in the same order.
  for (const release of prepared) {
    const publishOptions = { isFirst: true, force: true, keepActiveVersion };
    await publishRelease(localTarget(site), release, publishOptions);
  }
  return prepared.map(({ version }) => version);
}
