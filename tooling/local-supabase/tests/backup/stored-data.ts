import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { connect } from '../../src/index.ts';

/** All rows of a database, by table, each as text; without the record of scheduled jobs. */
export async function readAllRows(databaseUrl: string): Promise<Record<string, string[]>> {
  const sql = connect(databaseUrl, { max: 1 });
  try {
    const tables = await sql<{ schema: string; name: string }[]>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'cron', 'partitions')`;
    const rows: Record<string, string[]> = {};
    for (const { schema, name } of tables) {
      const found = await sql<{ row: string }[]>`
        select t::text as row from ${sql(schema)}.${sql(name)} t order by 1`;
      rows[`${schema}.${name}`] = found.map(({ row }) => row);
    }
    return rows;
  } finally {
    await sql.end();
  }
}

/** The hash of each file in a folder, by its path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashes: Record<string, string> = {};
  for (const path of files) {
    const hash = createHash('sha256').update(await readFile(path));
    hashes[relative(folder, path)] = hash.digest('hex');
  }
  return hashes;
}
