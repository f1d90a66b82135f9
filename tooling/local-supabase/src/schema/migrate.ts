import type { Sql } from '../postgres/connect.ts';
import { assertUsable, databaseSubject, readDataState } from './data-state.ts';
import { LockError, withLockRetries } from './lock-retries.ts';
import { readMigrations } from './migration-files.ts';
import { separateStatements } from './separate-statements.ts';
import { waitForLock } from './wait-for-lock.ts';
import type { LockRetries } from './lock-retries.ts';
import type { MigrationFile } from './migration-files.ts';
import type { Separate } from './separate-statements.ts';

type Connections = {
  /** Finds out what the other one waits for. */
  sql: Sql;
  connection: Sql;
};

/**
 * Runs all new migrations while the product is in use, and returns their file names. Each runs in its own transaction, waits for a lock for half a
 * second at most, and is repeated if it did not get it; a role's own limit for a statement does not count. One that works on indexes concurrently runs outside of a transaction.
 */
export async function migrate(
  sql: Sql,
  migrationsDir: string,
  retries?: LockRetries,
): Promise<string[]> {
  const files = await readMigrations(migrationsDir);
  const connection = await sql.reserve();
  try {
    await waitForLock(connection, 'supabase_migrations');
    await connection.unsafe(history);
    const state = await readDataState(connection, files);
    assertUsable(state, databaseSubject);
    const names = state.kind === 'empty' ? files.map(({ name }) => name) : [];
    if (state.kind === 'older') names.push(...state.migrations);
    const pending = files.filter(({ name }) => names.includes(name));
    for (const file of pending) await apply({ sql, connection }, file, retries);
    return names;
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
    connection.release();
  }
}

async function apply(
  connections: Connections,
  file: MigrationFile,
  retries?: LockRetries,
): Promise<void> {
  const { connection } = connections;
  let text: string | undefined = file.text;
  try {
    const separate = separateStatements(file.text);
    if (separate) text = undefined;
    const run = separate
      ? () => runSeparately(connection, file, separate)
      : () => runInTransaction(connection, file);
    await withLockRetries(connections, run, retries);
  } catch (error) {
    throw new Error(`Migration ${file.name} ${describe(error, text)}`, { cause: error });
  } finally {
    // What a migration sets must not reach the next one.
    await connection`reset all`.catch(() => undefined);
  }
}

async function runInTransaction(connection: Sql, file: MigrationFile): Promise<void> {
  try {
    await connection`begin`;
    await connection`set local lock_timeout = '500ms'`;
    await connection`set local statement_timeout = 0`;
    await connection.unsafe(file.text);
    await record(connection, file);
    await connection`commit`;
  } catch (error) {
    await connection`rollback`.catch(() => undefined);
    throw error;
  }
}

async function runSeparately(
  connection: Sql,
  file: MigrationFile,
  { statements, cleanup }: Separate,
): Promise<void> {
  try {
    await connection`set lock_timeout = '500ms'`;
    await connection`set statement_timeout = 0`;
    for (const statement of statements) await connection.unsafe(statement);
    await record(connection, file);
  } catch (error) {
    // An invalid index slows writes down, and a unique one rejects them.
    for (const drop of cleanup) await connection.unsafe(drop).catch(() => undefined);
    throw error;
  }
}

async function record(connection: Sql, { version, title, text }: MigrationFile): Promise<void> {
  await connection`
    insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${title}, ${[text]})`;
}

/** With the line, if the whole text was run at once. */
function describe(error: unknown, text: string | undefined): string {
  if (error instanceof LockError) return error.message;
  if (!(error instanceof Error)) return `failed: ${String(error)}`;
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  if (text === undefined || Number.isNaN(position)) return `failed: ${error.message}`;
  return `failed: ${error.message} (line ${text.slice(0, position).split('\n').length})`;
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
