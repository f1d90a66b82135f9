import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEverything } from '../build.ts';
import { run } from '../outcomes/command.ts';
import { root } from '../project.ts';
import { linkPackages } from './link-packages.ts';
import { addWorkTree, findCommit } from './work-tree.ts';

export type Checkout = { name: string; root: string };

/** Options of every benchmark: a commit to compare with, and the rounds in which both are measured. */
export const againstOptions = {
  against: { type: 'string' },
  runs: { type: 'string', default: '5' },
} as const;

/**
 * This checkout; before it, if a commit is given, that one in a work tree with its packages. What measures is always of this checkout.
 * Ends the process if there is no such commit.
 */
export async function openCheckouts(against: string | undefined): Promise<Checkout[]> {
  const own = { name: 'this', root };
  if (against === undefined) return [own];
  const commit = findCommitOrExit(against);
  const tree = addWorkTree(root, commit);
  await install(tree);
  return [{ name: commit.slice(0, 8), root: tree }, own];
}

/** The same with the shell and all remotes built. */
export async function openBuiltCheckouts(against: string | undefined): Promise<Checkout[]> {
  const checkouts = await openCheckouts(against);
  for (const checkout of checkouts) {
    const { passed } = await buildEverything({ checkout: checkout.root });
    if (!passed) throw new Error(`The build of ${checkout.name} failed. See the output above.`);
  }
  return checkouts;
}

function findCommitOrExit(name: string): string {
  try {
    return findCommit(root, name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function install(tree: string): Promise<void> {
  const [lock, own] = [tree, root].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  if (lock === own) return linkPackages(root, tree);
  const { passed } = await run('install', 'npm', ['ci', '--loglevel=error'], { folder: tree });
  if (!passed) throw new Error('The packages could not be installed. See the output above.');
}
