import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Gives a finished folder its name. If another process was faster, its folder stays and this one is removed. */
export async function publishFolder(finished: string, target: string): Promise<void> {
  await rename(finished, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(finished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
}
