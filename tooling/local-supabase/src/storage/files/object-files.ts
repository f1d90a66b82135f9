import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

export type StoredObject = { bucket: string; name: string; version: string | null };
export type ObjectFiles = ReturnType<typeof createObjectFiles>;

/**
 * The contents of objects: `<folder>/<bucket>/<name>`, followed by `@<version>` if the row has one, so that a new version never
 * overwrites the file that the committed row still references.
 */
export function createObjectFiles(folder: string) {
  function getPath({ bucket, name, version }: StoredObject): string {
    return join(folder, bucket, version === null ? name : `${name}@${version}`);
  }

  /** Retries if the empty folder of an object was removed while its file was on the way. */
  async function withFolder(object: StoredObject, move: (final: string) => Promise<void>) {
    const final = getPath(object);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await mkdir(dirname(final), { recursive: true });
        return await move(final);
      } catch (error) {
        if (attempt === 5 || !isMissing(error)) throw error;
      }
    }
  }

  /** Moves a file into place atomically. */
  async function writeAtomically(
    object: StoredObject,
    writeTemporary: (temporary: string) => Promise<void>,
  ) {
    await withFolder(object, async (final) => {
      const temporary = join(dirname(final), `.${randomUUID()}.new`);
      try {
        await writeTemporary(temporary);
        await rename(temporary, final);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    });
  }

  return {
    getPath,
    async write(object: StoredObject, bytes: Uint8Array) {
      await writeAtomically(object, async (temporary) => {
        const file = await open(temporary, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      });
    },
    /** Moves a file from elsewhere on the same disk. */
    async adopt(path: string, object: StoredObject) {
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await withFolder(object, (final) => rename(path, final));
    },
    async copy(from: StoredObject, to: StoredObject) {
      await writeAtomically(to, (temporary) =>
        copyFile(getPath(from), temporary, constants.COPYFILE_FICLONE),
      );
    },
    /** Removes the file and any folders that are then empty. */
    async remove(object: StoredObject) {
      const path = getPath(object);
      await rm(path, { force: true });
      for (let parent = dirname(path); relative(folder, parent) !== ''; parent = dirname(parent)) {
        const isRemoved = await rmdir(parent).then(
          () => true,
          () => false,
        );
        if (!isRemoved) return;
      }
    },
    async open(object: StoredObject) {
      const file = await open(getPath(object), 'r').catch(() => undefined);
      return file ? { file, size: (await file.stat()).size } : undefined;
    },
    exists: (object: StoredObject) =>
      stat(getPath(object)).then(
        (stats) => stats.isFile(),
        () => false,
      ),
    size: (object: StoredObject) =>
      stat(getPath(object)).then(
        ({ size }) => size,
        () => 0,
      ),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
