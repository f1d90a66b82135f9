import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '@showcase/local-supabase';
import { FIRST_NEW_MIGRATION } from './previous-release.ts';

/** Runs the statements of the new migrations with nothing around them, and returns the milliseconds that they took. */
export async function timeStatements(sql: Sql, folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  let time = 0;
  for (const name of names) {
    if (name < FIRST_NEW_MIGRATION) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const started = performance.now();
    if (/^create (?:unique )?index concurrently/m.test(text))
      for (const statement of text.split(/;\n/)) await sql.unsafe(statement);
    else await sql.begin((transaction) => transaction.unsafe(text));
    time += performance.now() - started;
  }
  return time;
}
