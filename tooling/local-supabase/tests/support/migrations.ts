import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connect, startDatabase } from '../../src/index.ts';
import type { Database, Sql } from '../../src/index.ts';
import { temporaryFolder } from './backend.ts';

/** A database and an empty folder of migrations for each test. */
export function useMigrations(max = 2) {
  let root: string;
  let database: Database;
  let sql: Sql;

  beforeAll(async () => {
    root = await temporaryFolder();
    database = await startDatabase({ dataDir: root, isThrowaway: true });
    sql = connect(database.url, { max });
  });
  afterAll(async () => {
    await sql.end();
    await database.stop();
    await rm(root, { recursive: true, force: true });
  });
  const folder = () => join(root, 'migrations');
  beforeEach(async () => {
    await rm(folder(), { recursive: true, force: true });
    await mkdir(folder());
    await sql.unsafe(
      'drop schema if exists supabase_migrations cascade; drop table if exists one, two, three',
    );
  });

  return {
    folder,
    sql: () => sql,
    url: () => database.url,
    write: (name: string, text: string) => writeFile(join(folder(), name), text),
  };
}
