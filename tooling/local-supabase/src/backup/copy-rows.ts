import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type postgres from 'postgres';
import type { Sequence, Table } from './manifest.ts';

type Transaction = postgres.TransactionSql;
type TableName = Pick<Table, 'schema' | 'name'>;

const partSize = 1024 * 1024;
const lineFeed = 10;

/** The text formats of values depend on these. What a role allows a statement is too short for a copy of all rows. */
export async function prepareCopy(sql: Transaction): Promise<void> {
  await sql`set statement_timeout to 0`;
  await sql`set local timezone to 'UTC'`;
  await sql`set local datestyle to 'ISO'`;
  await sql`set local intervalstyle to 'postgres'`;
  await sql`set local extra_float_digits to 1`;
}

/** A table's rows in PostgreSQL's text format, a line each, in parts that end anywhere. */
export async function* readRows(
  sql: Transaction,
  { schema, name, columns }: Omit<Table, 'rows'>,
): AsyncGenerator<Buffer> {
  const table = `${quote(schema)}.${quote(name)}`;
  const rows = await sql
    .unsafe(`copy (select ${columns.map(quote).join(', ')} from ${table}) to stdout`)
    .readable();
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(chunks);
    [chunks, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** A line feed in a value is written as `\n`. */
export function countRows(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(lineFeed); at !== -1; at = text.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}

/** Replaces all rows. Triggers and foreign keys rest meanwhile, so the order of the tables is free; this needs a superuser. */
export async function clearTables(sql: Transaction, tables: TableName[]): Promise<void> {
  await sql`set local session_replication_role to replica`;
  const names = tables.map(({ schema, name }) => `${quote(schema)}.${quote(name)}`);
  if (names.length > 0) await sql.unsafe(`truncate ${names.join(', ')}`);
}

/** Stores the parts of tables' rows; the parts of a table come one after the other. */
export function createRowWriter(sql: Transaction) {
  let current: { table: Table; copy: Writable; end: Promise<void> } | undefined;

  async function start(table: Table) {
    await end();
    const columns = table.columns.map(quote).join(', ');
    const query = sql.unsafe(
      `copy ${quote(table.schema)}.${quote(table.name)} (${columns}) from stdin`,
    );
    const copy = await query.writable();
    // The client library reports what fails after the last row to the query only, whose promise has resolved by then.
    void Object.assign(query, { reject: (error: Error) => copy.destroy(error) });
    const ended = finished(copy);
    ended.catch(() => undefined);
    current = { table, copy, end: ended };
    return current;
  }
  async function end() {
    current?.copy.end();
    await current?.end;
    current = undefined;
  }
  return {
    async write(table: Table, chunks: AsyncIterable<Uint8Array>) {
      const { copy, end: ended } = current?.table === table ? current : await start(table);
      try {
        for await (const chunk of chunks)
          if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), ended]);
      } catch (error) {
        copy.destroy();
        throw error;
      }
    },
    end,
  };
}

export async function setSequences(sql: Transaction, sequences: Sequence[]): Promise<void> {
  for (const { schema, name, lastValue, isCalled } of sequences)
    await sql`select setval(${`${quote(schema)}.${quote(name)}`}, ${lastValue}, ${isCalled})`;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
