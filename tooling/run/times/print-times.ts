import { header } from '../against/comparison.ts';
import { namesOf, printRounds } from '../against/rounds.ts';
import { findCommit, git } from '../against/work-tree.ts';
import { root } from '../project.ts';
import type { Side } from './clone.ts';
import { measureCheck } from './steps/measure-check.ts';
import { measureStart } from './steps/measure-start.ts';
import { measureTests } from './steps/measure-tests.ts';

const steps = { start: measureStart, check: measureCheck, test: measureTests };
type Step = keyof typeof steps;

type TimesOptions = { against?: string | undefined; runs: string };

/** Prints how long the commands take that everyone waits for, in throw-away clones of the last commit, with their goals. */
export async function printTimes(names: string | undefined, { against, runs }: TimesOptions) {
  const own = { name: 'this', repository: root, commit: findCommit(root, 'HEAD') };
  const sides: Side[] = [own];
  if (against !== undefined) {
    const commit = findCommit(root, against);
    sides.unshift({ name: commit.slice(0, 8), repository: root, commit });
  }
  if (git(root, ['status', '--porcelain']))
    console.log('Changes that are not committed are left out.');
  console.log(header(namesOf(sides)));
  for (const step of readSteps(names)) await printRounds(sides, Number(runs), steps[step]);
}

/** All steps, or those that a list with commas names. Throws a sentence if there is no such step. */
export function readSteps(names = Object.keys(steps).join(',')): Step[] {
  return names.split(',').map((name) => {
    if (Object.hasOwn(steps, name)) return name as Step;
    throw new Error(
      `--times measures ${Object.keys(steps).join(', ')}; '${name}' is none of these.`,
    );
  });
}
