import { describe, expect, it } from 'vitest';
import { migrate } from '../../src/index.ts';
import { readDataState } from '../../src/schema/data-state.ts';
import { readMigrations } from '../../src/schema/migration-files.ts';
import { useMigrations } from '../support/migrations.ts';

describe('the state of data', () => {
  const { folder, sql, write } = useMigrations();

  const readState = async () => readDataState(sql(), await readMigrations(folder()));
  const add = (version: string, statements: string[] | null) =>
    sql()`insert into supabase_migrations.schema_migrations (version, statements) values (${version}, ${statements})`;

  async function runTwo() {
    await write('20260102_second.sql', 'create table two ();');
    await write('20260103_third.sql', '-- Why\ncreate table three ();\nselect 1;\n');
    await migrate(sql(), folder());
  }

  it('is empty before the first migration, and reading it writes nothing', async () => {
    await write('20260102_second.sql', 'create table two ();');

    expect(await readState()).toEqual({ kind: 'empty' });
    const [row] = await sql()`select to_regnamespace('supabase_migrations') as schema`;
    expect(row).toEqual({ schema: null });
  });

  it('is empty if a start was killed before its first migration', async () => {
    await runTwo();
    await sql()`truncate supabase_migrations.schema_migrations`;

    expect(await readState()).toEqual({ kind: 'empty' });
  });

  it('is current after all migrations', async () => {
    await runTwo();

    expect(await readState()).toEqual({ kind: 'current' });
  });

  it('is older while migrations are pending', async () => {
    await runTwo();
    await write('20260104_fourth.sql', 'select 4;');

    expect(await readState()).toEqual({
      kind: 'older',
      migrations: ['20260104_fourth.sql'],
      version: '20260103',
    });
  });

  it('is newer if it has run a migration that is not there', async () => {
    await runTwo();
    await add('20260105', ['select 5;']);

    expect(await readState()).toEqual({ kind: 'newer', migrations: ['20260105'] });
  });

  it('is from before 1.0 if it has run a migration from before the first', async () => {
    await runTwo();
    await add('20260101', ['select 1;']);
    await add('20260105', ['select 5;']);

    expect(await readState()).toEqual({ kind: 'before-1.0' });
  });

  it('is changed if a migration has another text now', async () => {
    await runTwo();
    await write('20260103_third.sql', 'create table three (a int);');

    expect(await readState()).toEqual({ kind: 'changed', migrations: ['20260103_third.sql'] });
  });

  it.each([
    ['of another system', ['-- Why\r\ncreate table three ();\r\nselect 1;\r\n']],
    ['that the Supabase CLI has recorded', ['-- Why\ncreate table three ()', 'select 1']],
    ['that nobody has recorded', null],
  ])('is current with a text %s', async (_, statements) => {
    await runTwo();
    await sql()`delete from supabase_migrations.schema_migrations where version = '20260103'`;
    await add('20260103', statements);

    expect(await readState()).toEqual({ kind: 'current' });
  });
});
