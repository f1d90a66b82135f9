import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';

/**
 * Marks a data folder as used by this process, by listening on a socket next to it: the socket of a killed process does not respond,
 * so it is never mistaken for a running one, as a process id in a file would be.
 */
export async function acquireLock(
  folder: string,
  dataDir: string,
): Promise<{ release: () => Promise<void> }> {
  const path = join(folder, 'owner');
  const lockError = new Error(
    `The data folder ${dataDir} is already used by another running backend; stop that one first.`,
  );
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path);
    if (server) return { release: () => close(server) };
    if (await isListening(path)) throw lockError;
    const staleLock = `${path}.${randomBytes(4).toString('hex')}`;
    await rename(path, staleLock).catch(() => undefined);
    if (await isListening(staleLock)) {
      await rename(staleLock, path);
      throw lockError;
    }
    await rm(staleLock, { force: true });
  }
  throw lockError;
}

/** Whether a process uses the data folder of these sockets. */
export const isLocked = (folder: string): Promise<boolean> => isListening(join(folder, 'owner'));

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
