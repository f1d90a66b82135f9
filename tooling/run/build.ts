import { releaseLocally } from '@showcase/release';
import { run, type Outcome } from './outcomes/command.ts';
import { localSite, remoteNames, root } from './project.ts';

/** Builds the shell and all remotes that changed. */
export function buildEverything(checkout = root): Promise<Outcome> {
  const args = ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'];
  return run('build', 'turbo', args, { folder: checkout });
}

/** Releases the shell and every remote with a new build; the others keep their active release. */
export async function releaseEverything(): Promise<void> {
  const names = ['shell', ...remoteNames()];
  await releaseLocally({ root, names, site: localSite, keepActiveVersion: true });
}
