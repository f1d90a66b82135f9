import { releaseLocally } from '@showcase/release';
import { readEndedBuild, readFailures } from './outcomes/build-log.ts';
import { run, type Outcome } from './outcomes/command.ts';
import { report } from './outcomes/report.ts';
import { localSite, remoteNames, root } from './project.ts';

const apps = ['shell', ...remoteNames()];

type BuildOptions = {
  /** Another checkout of the repository. */
  checkout?: string;
  /** Ends the build. */
  signal?: AbortSignal;
};

/** Builds the shell and all remotes that changed. Prints when a build ends, and the output of one that fails. */
export async function buildEverything({
  checkout = root,
  signal,
}: BuildOptions = {}): Promise<Outcome> {
  let ended = 0;
  const isShown = (line: string) => {
    const build = readEndedBuild(line);
    if (build) ended += 1;
    if (build && !build.isCached)
      report(`Build ${ended} of ${apps.length} has ended: ${build.name}`);
    return false;
  };
  const args = ['run', 'build', '--output-logs=full', '--log-order=grouped'];
  const outcome = await run('build', 'turbo', args, { folder: checkout, signal, isShown });
  if (!outcome.passed && !signal?.aborted) console.error(readFailures(outcome.output));
  return outcome;
}

/** Releases the shell and every remote with a new build; the others keep their active release. */
export async function releaseEverything(): Promise<void> {
  await releaseLocally({ root, names: apps, site: localSite, keepActiveVersion: true });
}
