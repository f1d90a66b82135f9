import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { withLock } from './lock.ts';
import type { Target, TargetFile } from './target.ts';

type Options = { /** In milliseconds. */ lockTimeout?: number };

/** A folder that a site serves as it is. */
export function folderTarget(folder: string, options: Options = {}): Target {
  return createTarget(folder, (path) => resolve(folder, path), options);
}

/** Where a site on this machine has its files, which may be anywhere. */
export type LocalSite = {
  /** The folder of `/r/`. */
  releases: string;
  /** The folder of `/s/`. */
  shells: string;
  registry: string;
};

export function localTarget({ releases, shells, registry }: LocalSite): Target {
  const locate = (path: string) => {
    if (path === 'registry.json') return registry;
    return path.startsWith('s/')
      ? resolve(shells, path.slice(2))
      : resolve(releases, path.slice(2));
  };
  return createTarget(dirname(registry), locate, {});
}

function createTarget(
  name: string,
  locate: (path: string) => string,
  { lockTimeout = 20_000 }: Options,
): Target {
  return {
    name,
    isPublic: false,
    locate,
    read: (path) => readIfExists(locate(path)),
    write: async (path, bytes, version) => {
      const file = locate(path);
      await mkdir(dirname(file), { recursive: true });
      return withLock(`${file}.lock`, lockTimeout, async () => {
        const current = await readIfExists(file);
        if ((current?.version ?? null) !== version) return false;
        await writeFile(`${file}.new`, bytes);
        // No reader sees half a file.
        await rename(`${file}.new`, file);
        return true;
      });
    },
  };
}

async function readIfExists(file: string): Promise<TargetFile | null> {
  try {
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    const version = createHash('sha256').update(bytes).digest('hex');
    return { bytes, version, changedAt: mtime };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
