import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { linkToExternalFolder } from '../external-data-folder.ts';
import { stopOrphan } from '../orphan.ts';
import { canEnter } from '../unprivileged-user.ts';
import type { ProcessUser } from '../unprivileged-user.ts';

/** Returns a complete PostgreSQL data folder for `dataDir`; if it is missing or incomplete, `fill` is called with a new one. */
export async function prepareDataFolder(
  dataDir: string,
  user: ProcessUser | undefined,
  fill: (folder: string) => Promise<void>,
) {
  const folder = await resolveDatabaseFolder(dataDir, user);
  await stopOrphan(folder);
  if (isComplete(folder)) return folder;
  await removeIncomplete(folder);
  const newFolder = `${folder}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(newFolder, { recursive: true, mode: 0o700 });
  if (user) await chown(newFolder, user.uid, user.gid);
  await fill(newFolder);
  await rm(folder, { recursive: true, force: true });
  await rename(newFolder, folder);
  return folder;
}

/** The initdb of a killed backend may still be running in its folder, so that folder is left to the next start. */
async function removeIncomplete(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global', 'pg_control'));
}

async function resolveDatabaseFolder(
  dataDir: string,
  user: ProcessUser | undefined,
): Promise<string> {
  const path = join(dataDir, 'database');
  const stats = await lstat(path).catch(() => undefined);
  const isExternal = stats?.isSymbolicLink() === true || !canEnter(dataDir, user);
  return isExternal ? linkToExternalFolder(path) : path;
}
