import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { storageFolder } from '../storage/files/storage-folder.ts';

const maxCopies = 3;
/** A copy that is being written grows all the time. */
const staleAfter = 10 * 60_000;

type Data = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The last migration that the data has. */
  version: string;
};

/** Writes rows, accounts and files into an archive beside the data folder, and returns its path. */
export async function copyData({ dataDir, databaseUrl, version }: Data): Promise<string> {
  // It is rarely needed, and would make each start a little slower.
  const { backUp } = await import('../backup/back-up.ts');
  const folder = await realpath(dataDir);
  const prefix = `${folder}${storageFolder(databaseUrl).slice('storage'.length)}-before-upgrade-`;
  await removeUnfinished(prefix);
  // With milliseconds, because a start that was killed may have left a file of the same second.
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = `${prefix}${version}-${time}.tar`;
  await backUp({ dataDir: folder, file, databaseUrl });
  await removeOldest(prefix);
  return file;
}

/** What a killed start has left. */
async function removeUnfinished(prefix: string): Promise<void> {
  for (const path of await listFiles(prefix, '.part')) {
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > staleAfter) await rm(path, { force: true });
  }
}

/** Of each version only the newest stays: an upgrade that fails halfway many times must not displace the copy from before it. */
async function removeOldest(prefix: string): Promise<void> {
  const newest = new Map<string, string>();
  const copies = await listFiles(prefix, '.tar');
  for (const path of copies) newest.set(path.slice(prefix.length).split('-', 1).join(''), path);
  const remaining = [...newest.values()].slice(-maxCopies);
  for (const path of copies) if (!remaining.includes(path)) await rm(path, { force: true });
}

/** In the order of their versions and times. */
async function listFiles(prefix: string, extension: string): Promise<string[]> {
  const names = await readdir(dirname(prefix));
  return names
    .filter((name) => name.startsWith(basename(prefix)) && name.endsWith(extension))
    .map((name) => join(dirname(prefix), name))
    .sort();
}
