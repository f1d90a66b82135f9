import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');
const migrations = 'supabase/migrations';

/** The first migration that the release before does not have, and the last one that it has. */
export const FIRST_NEW_MIGRATION = '20261201080000_first_delivery.sql';
const LAST_MIGRATION = '20261130000000_baseline.sql';

/** Writes the migrations of the release before into a folder. */
export function writePreviousMigrations(folder: string): void {
  mkdirSync(join(folder, migrations), { recursive: true });
  for (const name of readdirSync(join(root, migrations))) {
    if (name < FIRST_NEW_MIGRATION)
      copyFileSync(join(root, migrations, name), join(folder, migrations, name));
  }
}

/** The commit before the first new migration: its code is that of the release before. Undefined in a clone without its history. */
export function findPreviousCommit(): string | undefined {
  try {
    const path = `${migrations}/${FIRST_NEW_MIGRATION}`;
    const added = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', path]);
    const last = `${migrations}/${LAST_MIGRATION}`;
    const isRelease = git(['rev-parse', `${added}^:${last}`]) === git(['hash-object', last]);
    return isRelease ? `${added}^` : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the data layer of a commit into a folder. */
export function writeDataLayer(folder: string, commit: string): void {
  const paths = ['packages/data/src', 'packages/data/package.json'];
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** A module of the data layer in this folder. */
export function importModule<T>(folder: string, module: string): Promise<T> {
  const url = pathToFileURL(join(folder, 'packages/data/src', module)).href;
  return import(/* @vite-ignore */ url) as Promise<T>;
}

function git(args: string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).trim();
}
