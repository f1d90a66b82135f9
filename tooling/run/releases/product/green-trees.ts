import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { git } from '../../against/work-tree.ts';
import { userCache } from '../../machine/user-cache.mjs';

/** One empty file for each tree of the repository that `npm run test:all` has passed. */
const folder = resolve(userCache, 'green-trees');

/** The hash of all committed files. Null if the files of the work tree differ from them, or without a repository. */
export function readCleanTree(repository: string): string | null {
  try {
    return git(repository, ['status', '--porcelain']) === ''
      ? git(repository, ['rev-parse', 'HEAD^{tree}']).trim()
      : null;
  } catch {
    return null;
  }
}

/**
 * Records that all tests passed in a run that began with the tree `before`. Returns whether that counts for a release: a change that was not
 * committed, or that came during the run, is in no release or was not in all tests.
 */
export function recordGreenTree(
  repository: string,
  before: string | null,
  cache = folder,
): boolean {
  if (before === null || before !== readCleanTree(repository)) return false;
  mkdirSync(cache, { recursive: true });
  writeFileSync(resolve(cache, before), '');
  return true;
}

export function isGreenTree(tree: string, cache = folder): boolean {
  return existsSync(resolve(cache, tree));
}
