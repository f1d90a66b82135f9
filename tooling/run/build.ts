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

/** Puts every remote's build into the local release folder and points the registry at it. */
export async function releaseEverything(): Promise<void> {
  for (const name of remoteNames()) {
    await releaseRemote({ root, name, releases: releasesDir, registry: registryFile });
  }
}

/** Removes the registry and the releases; the next start writes them anew. */
export async function forgetReleases(): Promise<void> {
  await rm(releasesDir, { recursive: true, force: true });
  await rm(registryFile, { force: true });
}
