import { assertUsable, databaseSubject, readDataState } from '../schema/data-state.ts';
import { readMigrations } from '../schema/migration-files.ts';
import type { Sql } from '../postgres/connect.ts';
import type { DataState } from '../schema/data-state.ts';

export type Data = { migrations: string; dataDir: string; databaseUrl: string | undefined };

/** Reads what a database has before anything is written. Throws a sentence for the user about data that this code can't use. */
export async function checkData(
  sql: Sql,
  { migrations, dataDir, databaseUrl }: Data,
): Promise<DataState> {
  const state = await readDataState(sql, await readMigrations(migrations));
  if (state.kind === 'before-1.0' && !databaseUrl) return state;
  const subject = databaseUrl
    ? { ...databaseSubject, name: 'The database in DATABASE_URL' }
    : { name: `The folder ${dataDir}`, otherData: 'delete the folder to begin with new data' };
  assertUsable(state, subject);
  return state;
}
