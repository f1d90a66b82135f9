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

export function recordGreenTree(tree: string, cache = folder): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(resolve(cache, tree), '');
}

export function isGreenTree(tree: string, cache = folder): boolean {
  return existsSync(resolve(cache, tree));
}
