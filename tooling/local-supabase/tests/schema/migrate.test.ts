import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, migrate } from '../../src/index.ts';
import { useMigrations } from '../support/migrations.ts';

describe('the migration runner', () => {
  const { folder, sql, url, write } = useMigrations();

  it('runs new migrations in order and records them like hosted Supabase', async () => {
    await write('20260102_second.sql', 'create table two as select * from one;');
    await write('20260101_first.sql', "create table one as select 'a;b' as text; select 1;");
    await write('notes.md', 'not a migration');

    const first = await migrate(sql(), folder());
    await write('20260103_third.sql', 'create table three ();');
    const second = await migrate(sql(), folder());
    const history = await sql()`
      select version, name from supabase_migrations.schema_migrations order by version`;

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

    await expect(migrate(sql(), folder())).rejects.toThrow(
      'Migration 20260101_first.sql failed: relation "nowhere" does not exist (line 3)',
    );
    const [row] = await sql()`select to_regclass('one') as one`;
    expect(row).toEqual({ one: null });
  });

  it('rolls back a migration that cannot be recorded', async () => {
    await write(
      '20260101_first.sql',
      "create table one (); insert into supabase_migrations.schema_migrations (version) values ('20260101');",
    );

    await expect(migrate(sql(), folder())).rejects.toThrow('duplicate key');
    const [row] = await sql()`select to_regclass('one') as one`;
    expect(row).toEqual({ one: null });
  });

  it('undoes what a migration has set for its session', async () => {
    await write('20260101_first.sql', "set search_path = ''; create table public.one ();");
    await write('20260102_second.sql', 'create table two ();');

    expect(await migrate(sql(), folder())).toHaveLength(2);
  });

  it('may take longer than the role allows a statement', async () => {
    const limited = connect(url(), { max: 2, connection: { statement_timeout: 100 } });
    onTestFinished(() => limited.end());
    const wait = `create or replace function public.wait() returns int immutable language plpgsql
      as 'begin perform pg_sleep(0.3); return 1; end';`;
    await write('20260101_first.sql', `${wait} create table one as select wait() as a;`);
    await write(
      '20260102_second.sql',
      'drop index concurrently if exists one_a; create index concurrently one_a on one ((a + wait()));',
    );

    expect(await migrate(limited, folder())).toHaveLength(2);
  });

  it('runs each migration once if two runners start in parallel', async () => {
    await write('20260101_first.sql', 'create table one ();');

    const runs = await Promise.all([migrate(sql(), folder()), migrate(sql(), folder())]);

    expect(runs.flat()).toEqual(['20260101_first.sql']);
  });

  it('lets an index be created concurrently while another runner waits', async () => {
    await write('20260101_first.sql', 'create table one (a int);');
    await write(
      '20260102_second.sql',
      'drop index concurrently if exists one_a; create index concurrently one_a on one (a);',
    );

    const runs = await Promise.all([migrate(sql(), folder()), migrate(sql(), folder())]);

    expect(runs.flat()).toHaveLength(2);
  });

  it('does nothing without migrations', async () => {
    expect(await migrate(sql(), join(folder(), 'missing'))).toEqual([]);
  });

  it('rejects data that it cannot use, and runs nothing', async () => {
    await write('20260102_second.sql', 'create table two ();');
    await migrate(sql(), folder());
    await write('20260102_second.sql', 'create table two (a int);');
    await write('20260103_third.sql', 'create table three ();');

    await expect(migrate(sql(), folder())).rejects.toThrow(
      'The database has run 20260102_second.sql with another text.',
    );
    const [row] = await sql()`select to_regclass('three') as three`;
    expect(row).toEqual({ three: null });
  });
});
