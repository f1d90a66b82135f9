import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Sql } from '../../postgres/connect.ts';
import { createObjectFiles } from './object-files.ts';

const oneHour = 60 * 60 * 1000;

/** Removes files that no row names: what an interrupted upload left behind, or a row that was deleted by SQL. */
export async function sweepFiles(sql: Sql, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = createObjectFiles(folder);
  const rows = await sql<{ bucket: string; name: string; version: string | null }[]>`
    select bucket_id as bucket, name, version from storage.objects`;
  const named = new Set(rows.map((row) => relative(folder, files.pathOf(row))));
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const isInBucket = relative(folder, path).includes(sep);
    if (!entry.isFile() || !isInBucket || named.has(relative(folder, path))) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > oneHour) await rm(path, { force: true });
  }
}
