import { migrate } from '../schema/migrate.ts';
import { waitForLock } from '../schema/wait-for-lock.ts';
import { checkData } from './check-data.ts';
import { copyData } from './copy-data.ts';
import type { Sql } from '../postgres/connect.ts';
import type { DataState } from '../schema/data-state.ts';
import type { Data } from './check-data.ts';

type Report = (line: string) => void;
/** Runs what is pending, and returns the names of the files. */
type RunMigrations = () => Promise<string[]>;

/** Copies data of an earlier version before anything of it is changed. Only one process upgrades a database at a time. */
export async function prepareUpgrade(
  sql: Sql,
  data: Data,
  state: DataState,
  report: Report,
): Promise<RunMigrations> {
  if (state.kind === 'current') return () => Promise.resolve([]);
  if (state.kind !== 'older') return () => migrate(sql, data.migrations);
  const connection = await sql.reserve();
  const release = async () => {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
    connection.release();
  };
  await waitForLock(connection, 'showcase upgrade');
  // Another process may have done it meanwhile.
  const now = await checkData(sql, data);
  if (now.kind !== 'older') {
    await release();
    return prepareUpgrade(sql, data, now, report);
  }
  // Without a copy, the start ends, and the lock with its connection.
  const wayBack = await writeCopy({ ...data, version: now.version }, report);
  return async () => {
    try {
      return await migrate(sql, data.migrations);
    } catch (error) {
      throw new Error(`${describe(error)}\nNo data was lost. ${wayBack}`, { cause: error });
    } finally {
      await release();
    }
  };
}

/** Returns how to go back. */
async function writeCopy(data: Data & { version: string }, report: Report): Promise<string> {
  report('The data is of an earlier version. Before its upgrade, a copy is written …');
  const file = await copyData(data).catch((error: unknown) => {
    throw new Error(`${describe(error)} Without a copy, the data was not upgraded.`, {
      cause: error,
    });
  });
  const restore = data.databaseUrl
    ? `npm run restore -- ${file} with an empty database in DATABASE_URL`
    : `npm run restore -- ${file} --replace`;
  const wayBack = `The copy from before the upgrade is ${file}. To go back, check out the earlier version and run ${restore}.`;
  report(wayBack);
  return wayBack;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
