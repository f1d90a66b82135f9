import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../postgres/connect.ts';

const fileName = /^(\d+)_(.+)\.sql$/;

/** Runs all new migrations, each in its own transaction, and returns their file names. */
export async function migrate(sql: Sql, migrationsDir: string): Promise<string[]> {
  const files = await migrationFiles(migrationsDir);
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(hashtext('supabase_migrations'))`;
    await connection.unsafe(history);
    const rows = await connection<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations`;
    const applied = new Set(rows.map((row) => row.version));
    const pending = files.filter((file) => !applied.has(file.version));
    for (const file of pending) await apply(connection, migrationsDir, file);
    return pending.map((file) => file.name);
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
    connection.release();
  }
}

type MigrationFile = { name: string; version: string; title: string };

async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .sort()
    .map((name) => ({ name, match: fileName.exec(name) }))
    .flatMap(({ name, match }) =>
      match ? [{ name, version: match[1] ?? '', title: match[2] ?? '' }] : [],
    );
}

async function apply(
  connection: Sql,
  folder: string,
  { name, version, title }: MigrationFile,
): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8');
  try {
    await connection`begin`;
    await connection.unsafe(text);
    await connection`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${title}, ${[text]})`;
    await connection`commit`;
  } catch (error) {
    await connection`rollback`;
    throw new Error(`Migration ${name} failed: ${describe(error, text)}`, { cause: error });
  }
}

function describe(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) return error.message;
  return `${error.message} (line ${text.slice(0, position).split('\n').length})`;
}

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text,
    created_by text,
    idempotency_key text unique,
    rollback text[]
  );`;
