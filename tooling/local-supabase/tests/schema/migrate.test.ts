import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, migrate, startDatabase } from '../../src/index.ts';
import type { Database, Sql } from '../../src/index.ts';
import { temporaryFolder } from '../support/backend.ts';

describe('the migration runner', () => {
  let folder: string;
  let migrations: string;
  let database: Database;
  let sql: Sql;

  beforeAll(async () => {
    folder = await temporaryFolder();
    database = await startDatabase({ dataDir: folder });
    sql = connect(database.url, { max: 2 });
  });
  afterAll(async () => {
    await sql.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    migrations = join(folder, 'migrations');
    await rm(migrations, { recursive: true, force: true });
    await mkdir(migrations);
    await sql.unsafe(
      'drop schema if exists supabase_migrations cascade; drop table if exists one, two, three',
    );
  });

  const write = (name: string, text: string) => writeFile(join(migrations, name), text);

  it('runs new migrations in order and records them like hosted Supabase', async () => {
    await write('20260102_second.sql', 'create table two as select * from one;');
    await write('20260101_first.sql', "create table one as select 'a;b' as text; select 1;");
    await write('notes.md', 'not a migration');

    const first = await migrate(sql, migrations);
    await write('20260103_third.sql', 'create table three ();');
    const second = await migrate(sql, migrations);
    const history =
      await sql`select version, name from supabase_migrations.schema_migrations order by version`;

    expect(first).toEqual(['20260101_first.sql', '20260102_second.sql']);
    expect(second).toEqual(['20260103_third.sql']);
    expect([...history]).toEqual([
      { version: '20260101', name: 'first' },
      { version: '20260102', name: 'second' },
      { version: '20260103', name: 'third' },
    ]);
  });

  it('rolls back a failed migration completely and reports the line', async () => {
    await write('20260101_first.sql', 'create table one ();\n\nselect * from nowhere;\n');

    await expect(migrate(sql, migrations)).rejects.toThrow(
      'Migration 20260101_first.sql failed: relation "nowhere" does not exist (line 3)',
    );
    const [row] = await sql`select to_regclass('one') as one`;
    expect(row).toEqual({ one: null });
  });

  it('runs each migration once if two runners start in parallel', async () => {
    await write('20260101_first.sql', 'create table one ();');

    const runs = await Promise.all([migrate(sql, migrations), migrate(sql, migrations)]);

    expect(runs.flat()).toEqual(['20260101_first.sql']);
  });

  it('does nothing without migrations', async () => {
    expect(await migrate(sql, join(folder, 'missing'))).toEqual([]);
  });
});
