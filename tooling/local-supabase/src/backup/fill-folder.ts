import { mkdir, readdir, realpath, rm, rmdir } from 'node:fs/promises';
import { moveDataFolder } from '../postgres/external-data-folder.ts';
import { makeWritable } from '../postgres/folders/writable-folder.ts';
import { moveAside } from '../postgres/folders/set-aside.ts';
import { socketFolder } from '../postgres/folders/socket-folder.ts';
import { acquireLock } from '../postgres/owner-lock.ts';
import { unprivilegedUser } from '../postgres/unprivileged-user.ts';

type Options = {
  /** Whether a folder that has data is moved beside itself. */
  replaces?: boolean;
};

/**
 * Fills a folder as a whole: `fill` gets a new one beside it, which takes its name at the end. Returns where the earlier data is now. No backend
 * may use the folder.
 */
export async function fillFolder(
  path: string,
  { replaces = false }: Options,
  fill: (folder: string) => Promise<void>,
): Promise<string | undefined> {
  await makeWritable(path);
  const folder = await realpath(path);
  const sockets = await socketFolder(folder, unprivilegedUser());
  const lock = await acquireLock(sockets, folder);
  const unfinished = `${folder}.restoring`;
  try {
    const hasData = !(await isEmptyFolder(folder));
    if (hasData && !replaces) {
      throw new Error(
        `The folder ${folder} has data. To move it to a folder beside it and restore, add --replace.`,
      );
    }
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await fill(unfinished);
    const earlier = hasData ? await moveAside(folder) : undefined;
    if (!hasData) await rmdir(folder);
    await moveDataFolder(unfinished, folder).catch(async (error: unknown) => {
      if (earlier) await moveDataFolder(earlier, folder);
      throw error;
    });
    return earlier;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
    await rmdir(sockets).catch(() => undefined);
  }
}

export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}
