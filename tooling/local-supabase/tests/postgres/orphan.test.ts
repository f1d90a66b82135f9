import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stopOrphan } from '../../src/postgres/orphan.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orphan-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The lock file as PostgreSQL writes it; the last number identifies its shared memory. */
const lockFile = (pid: number) =>
  [pid, folder, 1_780_000_000, 5432, '/tmp/socket', 'localhost', '  5432001    163840', ''].join(
    '\n',
  );

async function after(pid: number) {
  const file = join(folder, 'postmaster.pid');
  await writeFile(file, lockFile(pid));
  await stopOrphan(folder);
  return readFile(file, 'utf8');
}

it('leaves the lock file of a dead server to PostgreSQL, which checks for running children', async () => {
  const { pid } = spawnSync('true');
  expect(await after(pid)).toBe(lockFile(pid));
});

it('removes only a process id that now belongs to another process', async () => {
  const lockContent = await after(process.pid);
  const [owner, ...remainingLines] = lockContent.split('\n');
  expect(() => process.kill(Number(owner), 0)).toThrow('ESRCH');
  expect(remainingLines).toEqual(lockFile(process.pid).split('\n').slice(1));
});
