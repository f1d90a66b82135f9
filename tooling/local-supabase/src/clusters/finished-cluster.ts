import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyFolder } from '../postgres/folders/copy-folder.ts';
import { publishFolder } from '../postgres/folders/publish-folder.ts';
import { socketFolder } from '../postgres/folders/socket-folder.ts';
import { acquireLock } from '../postgres/owner-lock.ts';

/** Those that are not of the current content are for switching between branches. */
const maxClusters = 4;

/** Starts a backend in this folder, and stops it once the database is complete. */
type Build = (dataDir: string) => Promise<void>;

/**
 * The folder of the cluster with this name, with its `database` and `storage`; `build` makes it if no process of this user has. Only one does
 * at a time: the others wait for it.
 */
export async function findCluster(name: string, build: Build): Promise<string> {
  const clusters = join(
    process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
    'bolt-showcase',
    'clusters',
  );
  await mkdir(clusters, { recursive: true, mode: 0o700 });
  const cluster = join(clusters, name);
  while (!existsSync(cluster)) {
    const lock = await lockClusters(clusters);
    if (!lock) {
      await wait(100);
      continue;
    }
    try {
      if (!existsSync(cluster)) await addCluster(cluster, build);
    } finally {
      await lock.release();
    }
  }
  const now = new Date();
  await utimes(cluster, now, now);
  await removeOldest(clusters);
  return cluster;
}

/** Undefined while another start builds a cluster. */
async function lockClusters(clusters: string) {
  const sockets = await socketFolder(clusters, undefined);
  const lock = await acquireLock(sockets, clusters).catch(() => undefined);
  if (!lock) return undefined;
  return {
    async release() {
      await lock.release();
      await rmdir(sockets).catch(() => undefined);
    },
  };
}

async function addCluster(cluster: string, build: Build): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-cluster-'));
  const unfinished = `${cluster}.${randomBytes(4).toString('hex')}`;
  try {
    await build(dataDir);
    await copyFolder(await realpath(join(dataDir, 'database')), join(unfinished, 'database'));
    await copyFolder(join(dataDir, 'storage'), join(unfinished, 'storage'));
    await publishFolder(unfinished, cluster);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function removeOldest(clusters: string): Promise<void> {
  const found = await Promise.all(
    (await readdir(clusters)).map(async (name) => {
      const folder = join(clusters, name);
      const stats = await stat(folder).catch(() => undefined);
      return { folder, usedAt: stats?.mtimeMs ?? 0 };
    }),
  );
  const oldest = found.sort((a, b) => b.usedAt - a.usedAt).slice(maxClusters);
  for (const { folder } of oldest) await rm(folder, { recursive: true, force: true });
}
