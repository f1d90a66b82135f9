import { migrate } from '../schema/migrate.ts';
import { copyData } from './copy-data.ts';
import type { Sql } from '../postgres/connect.ts';

type Data = {
  dataDir: string;
  databaseUrl: string | undefined;
  version: string;
  report: (line: string) => void;
};

/** Copies data of an earlier version before anything of it is changed, and returns how to go back. */
export async function copyBeforeUpgrade({ report, ...data }: Data): Promise<string> {
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

/** Runs the migrations. If one fails on data that was copied, the error says how to go back. */
export async function upgrade(
  sql: Sql,
  migrations: string,
  wayBack: string | undefined,
): Promise<string[]> {
  return migrate(sql, migrations).catch((error: unknown) => {
    if (wayBack === undefined) throw error;
    throw new Error(`${describe(error)}\nNo data was lost. ${wayBack}`, { cause: error });
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
