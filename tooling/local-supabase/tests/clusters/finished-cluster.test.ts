import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCluster } from '../../src/clusters/finished-cluster.ts';
import { temporaryFolder } from '../support/backend.ts';
import { startCli } from '../support/cli.ts';

let cache: string;

beforeEach(async () => {
  cache = await temporaryFolder();
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true, force: true });
});

const built: string[] = [];

async function build(dataDir: string) {
  built.push(dataDir);
  for (const folder of ['database', 'storage']) {
    await mkdir(join(dataDir, folder));
    await writeFile(join(dataDir, folder, 'file'), folder);
  }
}

it('is built once for starts at the same time, and is used later', async () => {
  built.length = 0;
  const clusters = await Promise.all([1, 2, 3].map(() => findCluster('one', build)));
  const [cluster = ''] = new Set([...clusters, await findCluster('one', build)]);

  expect(built).toHaveLength(1);
  expect(await readFile(join(cluster, 'database', 'file'), 'utf8')).toBe('database');
  expect(await readFile(join(cluster, 'storage', 'file'), 'utf8')).toBe('storage');
});

it('is built again after a failure, of which nothing remains', async () => {
  const failure = findCluster('one', async (dataDir) => {
    await build(dataDir);
    throw new Error('a migration failed');
  });
  await expect(failure).rejects.toThrow('a migration failed');
  expect(await readdir(join(cache, 'bolt-showcase', 'clusters'))).toEqual([]);

  expect(await readFile(join(await findCluster('one', build), 'storage', 'file'), 'utf8')).toBe(
    'storage',
  );
});

it('is that of another start which was faster, as those with another temporary folder may be', async () => {
  const others = join(cache, 'bolt-showcase', 'clusters', 'one', 'database');
  const cluster = await findCluster('one', async (dataDir) => {
    await build(dataDir);
    await mkdir(others, { recursive: true });
    await writeFile(join(others, 'file'), 'of the other');
  });

  expect(await readFile(join(cluster, 'database', 'file'), 'utf8')).toBe('of the other');
  expect(await readdir(dirname(cluster))).toEqual(['one']);
});

it('is removed when four others were used since', async () => {
  const cluster = await findCluster('0', build);
  for (const name of ['1', '2', '3', '4']) await findCluster(name, build);
  expect((await readdir(dirname(cluster))).sort()).toEqual(['1', '2', '3', '4']);

  await findCluster('1', build);
  await findCluster('5', build);
  expect((await readdir(dirname(cluster))).sort()).toEqual(['1', '3', '4', '5']);
});

it('is not made for a backend that is no throw-away', async () => {
  const backend = startCli(join(cache, 'data'));
  await backend.ready;
  await backend.kill('SIGTERM');

  expect(await readdir(cache)).toEqual(['data']);
});
