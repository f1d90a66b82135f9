import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

/** The first migration that the release before does not have. */
export const FIRST_NEW_MIGRATION = '20261201080000_first_delivery.sql';

/** Writes the migrations and the data layer of the release before into a folder; the code is that of the commit before the first new migration. */
export function writePreviousRelease(folder: string): void {
  const migrations = join('supabase', 'migrations');
  mkdirSync(join(folder, migrations), { recursive: true });
  for (const name of readdirSync(join(root, migrations))) {
    if (name < FIRST_NEW_MIGRATION)
      copyFileSync(join(root, migrations, name), join(folder, migrations, name));
  }
  const path = `supabase/migrations/${FIRST_NEW_MIGRATION}`;
  const added = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', path]).trim();
  if (added === '')
    throw new Error(`No commit here adds ${path}: this test needs the whole history.`);
  const paths = ['packages/data/src', 'packages/data/package.json'];
  const archive = execFileSync('git', ['archive', `${added}^`, ...paths], { cwd: root, ...large });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const large = { maxBuffer: 2 ** 28 };
const git = (args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', ...large });

/** A module of the data layer of the release before. */
export function importPrevious<T>(folder: string, module: string): Promise<T> {
  const url = pathToFileURL(join(folder, 'packages/data/src', module)).href;
  return import(/* @vite-ignore */ url) as Promise<T>;
}
