import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
};

/** Creates a folder, or throws a sentence for the user with its path and the reason why it is not writable. */
export async function makeWritable(folder: string): Promise<void> {
  const path = resolve(folder);
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await mkdir(path, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe, { force: true });
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${path} cannot be written: ${reasons[code] ?? message}.`, {
      cause: error,
    });
  }
}
