import { rm } from 'node:fs/promises';
import { releaseRemote } from '@showcase/release';
import { run, type Outcome } from './outcomes/command.ts';
import { registryFile, releasesDir, remoteNames, root } from './project.ts';

/** Builds the shell and all remotes that changed. */
export function buildEverything(): Promise<Outcome> {
  return run('build', 'turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
  ]);
}

/** Releases every remote with a new build; the others keep their active release. */
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

/** Removes the registry and the releases; the next start recreates them. */
export async function removeReleases(): Promise<void> {
  await rm(releasesDir, { recursive: true, force: true });
  await rm(registryFile, { force: true });
}
