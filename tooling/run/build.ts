import { rm } from 'node:fs/promises';
import { releaseRemote } from '@showcase/release';
import { run, type Outcome } from './outcomes/command.ts';
import { registryFile, releasesDir, remoteNames, root } from './project.ts';

/** Builds the shell and the remotes that changed. */
export function buildEverything(): Promise<Outcome> {
  return run('build', 'turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ]);
}

/** Releases every remote whose build is new; the others keep the release that their pointer names. */
export async function releaseEverything(): Promise<void> {
  for (const name of remoteNames()) {
    await releaseRemote({
      root,
      name,
      releases: releasesDir,
      registry: registryFile,
      keepActiveVersion: true,
    });
  }
}

/** Removes the registry and the releases; the next start writes them anew. */
export async function removeReleases(): Promise<void> {
  await rm(releasesDir, { recursive: true, force: true });
  await rm(registryFile, { force: true });
}
