import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The hash of a commit, by whatever name Git knows it. Throws a sentence if the repository has no such commit. */
export function findCommit(repository: string, name: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return git(repository, args).trim();
  } catch (cause) {
    throw new Error(`--against needs a commit of this repository; '${name}' is none.`, { cause });
  }
}

/** A second work tree of the repository in a temporary folder, which is removed when this process ends. */
export function addWorkTree(repository: string, commit: string): string {
  const folder = join(makeTemporaryFolder('against-'), 'tree');
  process.on('exit', () => git(repository, ['worktree', 'prune']));
  git(repository, ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  return folder;
}

export function git(folder: string, args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
