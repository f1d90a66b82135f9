import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessUser } from '../unprivileged-user.ts';

/** The kernel's limit for the path of a Unix socket, minus the file name that PostgreSQL appends. */
const maxFolderLength = 103 - '/.s.PGSQL.5432.lock'.length;

/** A short private folder for the sockets of one data folder, regardless of the checkout's location. */
export async function socketFolder(
  dataFolder: string,
  user: ProcessUser | undefined,
): Promise<string> {
  const name = `showcase-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
  const preferred = join(tmpdir(), name);
  const folder = Buffer.byteLength(preferred) <= maxFolderLength ? preferred : join('/tmp', name);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const stats = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  // Another process has removed it since.
  if (!stats) return socketFolder(dataFolder, user);
  assertOwnFolder(folder, stats, user);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

function assertOwnFolder(folder: string, stats: Stats, user: ProcessUser | undefined) {
  const isOurs = stats.uid === process.getuid?.() || stats.uid === user?.uid;
  const isPrivate = (stats.mode & 0o077) === 0;
  if (!stats.isDirectory() || !isOurs || !isPrivate) {
    throw new Error(
      `The folder ${folder} belongs to someone else or is open to others; remove it and start again.`,
    );
  }
}
