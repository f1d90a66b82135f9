import { getStorageSchemaSql } from '@supabase/lite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../postgres/connect.ts';

/** Adds to a database with the auth schema everything else that hosted Supabase has before the first migration. */
export async function installSystemSchema(sql: Sql): Promise<void> {
  const preamble = await readFile(join(import.meta.dirname, 'preamble.sql'), 'utf8');
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('showcase preamble'))`;
    await transaction.unsafe(getStorageSchemaSql());
    await transaction.unsafe(preamble);
  });
}
