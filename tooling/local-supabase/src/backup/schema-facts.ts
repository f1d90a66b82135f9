import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { assertUsable, compareWithFiles } from '../schema/data-state.ts';
import { readMigrations } from '../schema/migration-files.ts';
import type { Applied } from '../schema/data-state.ts';
import type { Sequence, Table } from './manifest.ts';

type Transaction = postgres.TransactionSql;

/** Migrations make a database's own list of them and its scheduled jobs; the record of the jobs' runs belongs to the machine. */
const omitted = ['information_schema', 'supabase_migrations', 'cron'];

const isOurs = (sql: Transaction) => sql`
  n.nspname not like 'pg\\_%' and n.nspname <> all (${omitted}) and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`;

/** All tables whose rows a backup has. The rows of partitions are those of their table. */
export function listTables(sql: Transaction) {
  return sql<Omit<Table, 'rows'>[]>`
    select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs(sql)}
    order by n.nspname, c.relname`;
}

export async function readSequences(sql: Transaction): Promise<Sequence[]> {
  const names = await sql<Pick<Sequence, 'schema' | 'name'>[]>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOurs(sql)} order by n.nspname, c.relname`;
  const sequences: Sequence[] = [];
  for (const { schema, name } of names) {
    const [row] = await sql<Pick<Sequence, 'lastValue' | 'isCalled'>[]>`
      select last_value::text as "lastValue", is_called as "isCalled"
      from ${sql(schema)}.${sql(name)}`;
    if (row) sequences.push({ schema, name, ...row });
  }
  return sequences;
}

/**
 * Calls it with a root that has only the migrations of a backup, because its rows are of that version. Throws a sentence for the user if this
 * checkout does not have them.
 */
export async function withMigrationsOf<T>(
  applied: Applied[],
  root: string,
  use: (root: string) => Promise<T>,
): Promise<T> {
  const files = await readMigrations(migrationsOf(root));
  const state = compareWithFiles(applied, files);
  assertUsable(state, { name: 'The backup', otherData: 'use another one' });
  const versions = new Set(applied.map(({ version }) => version));
  const earlier = await mkdtemp(join(tmpdir(), 'showcase-restore-'));
  try {
    await mkdir(migrationsOf(earlier), { recursive: true });
    for (const { name, version, text } of files)
      if (versions.has(version)) await writeFile(join(migrationsOf(earlier), name), text);
    return await use(earlier);
  } finally {
    await rm(earlier, { recursive: true, force: true });
  }
}

const migrationsOf = (root: string) => join(root, 'supabase', 'migrations');
