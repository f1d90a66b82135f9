import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = /^(\d+)_(.+)\.sql$/;

export type MigrationFile = { name: string; version: string; title: string; text: string };

/** All migrations of a folder in their order; none if it does not exist. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.sort().flatMap((name) => {
    const [, version, title] = fileName.exec(name) ?? [];
    return version && title ? [{ name, version, title }] : [];
  });
  return Promise.all(
    files.map(async (file) => ({ ...file, text: await readFile(join(folder, file.name), 'utf8') })),
  );
}
