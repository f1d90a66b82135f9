import { existsSync } from 'node:fs';
import { mkdir, realpath, rmdir } from 'node:fs/promises';
import { moveDataFolder } from '../external-data-folder.ts';
import { acquireLock } from '../owner-lock.ts';
import { unprivilegedUser } from '../unprivileged-user.ts';
import { socketFolder } from './socket-folder.ts';

/** Moves all of a data folder to a dated name beside it, and returns that. No backend may use the folder. */
export async function setAside(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  const sockets = await socketFolder(folder, unprivilegedUser());
  const lock = await acquireLock(sockets, folder);
  try {
    const aside = await moveAside(folder);
    await mkdir(folder);
    return aside;
  } finally {
    await lock.release();
    await rmdir(sockets).catch(() => undefined);
  }
}

/** As `setAside`, where the caller has the folder's lock; afterwards there is no folder. */
export async function moveAside(folder: string): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = `${folder}-before-${time}`;
  if (existsSync(aside)) throw new Error(`${aside} exists already. Try it a second later.`);
  await moveDataFolder(folder, aside).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `The data folder ${folder} cannot be moved to ${aside} (${error.code}). Nothing in it was changed. Move it yourself, then start again.`,
      { cause: error },
    );
  });
  return aside;
}
