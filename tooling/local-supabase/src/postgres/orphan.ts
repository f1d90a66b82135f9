import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Higher than any process id. */
const UNUSED_PID = 2_147_483_647;

/**
 * Stops the server that a killed backend left running in a data folder. The caller holds the folder's lock, so a running server
 * has no owner. The lock file is not deleted: PostgreSQL uses the shared memory that it names to detect children of a dead server, and
 * then does not start. Only a process id that now belongs to another process is removed from it.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!isServerOfFolder(pid, folder))
    return writeFile(file, text.replace(/^\d+/, String(UNUSED_PID)));
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!send(pid, signal)) return;
    if (await isGone(pid, signal === 'SIGINT' ? 15_000 : 5_000)) return;
  }
  throw new Error(
    `A database server left over from an earlier run (process ${pid}) does not stop.`,
  );
}

/** A process id alone proves nothing after a reboot: it may belong to any process. */
function isServerOfFolder(pid: number, folder: string): boolean {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return line.includes('postgres') && line.includes(folder);
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await wait(50);
  }
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
