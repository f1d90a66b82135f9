import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Sql } from '../../postgres/connect.ts';
import { createObjectFiles } from './object-files.ts';

const oneHour = 60 * 60 * 1000;

/**
 * Files without a row, by path: leftovers of an interrupted upload, or of a row that was deleted by SQL, which hosted Supabase would
 * keep for ever. A row that SQL moved to another bucket keeps its file where it is, in case it is moved back.
 */
export async function findOrphanFiles(sql: Sql, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const { getPath } = createObjectFiles(folder);
  const rows = await sql<{ name: string; version: string | null }[]>`
    select name, version from storage.objects`;
  const named = new Set(rows.map((row) => relative(folder, getPath({ bucket: '', ...row }))));
  const orphans: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const [, ...nameInBucket] = relative(folder, path).split(sep);
    const isInBucket = nameInBucket.length > 0;
    if (!entry.isFile() || !isInBucket || named.has(nameInBucket.join(sep))) continue;
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > oneHour) orphans.push(relative(folder, path));
  }
  return orphans.sort();
}
