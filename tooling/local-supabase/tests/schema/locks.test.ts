import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../src/index.ts';
import { useMigrations } from '../support/migrations.ts';

const addColumn = "set local lock_timeout = '50ms';\nalter table one add column b int;";
const addIndex = `set lock_timeout = '50ms';
drop index concurrently if exists one_a;
create unique index concurrently one_a on one (a);`;

describe('a migration while the product is in use', () => {
  const { folder, sql, write } = useMigrations(4);

  /** A session that has read the table and is not done. */
  async function block() {
    await write('20260101_first.sql', 'create table one as select 1 as a;');
    await migrate(sql(), folder());
    const session = await sql().reserve();
    await session`set application_name = 'a report'`;
    await session`begin`;
    await session`select * from one`;
    let isHeld = true;
    const release = async () => {
      if (!isHeld) return;
      isHeld = false;
      await session`rollback`;
      session.release();
    };
    onTestFinished(release);
    return release;
  }

  const columns = async () => {
    const rows = await sql()`
      select attname from pg_attribute where attrelid = 'one'::regclass and attnum > 0`;
    return rows.map((row) => row.attname as string);
  };
  const indexes = async () => {
    const rows = await sql()`select indisvalid from pg_index where indrelid = 'one'::regclass`;
    return rows.map((row) => (row.indisvalid ? 'valid' : 'invalid'));
  };

  it('is repeated until it gets its lock', async () => {
    const release = await block();
    await write('20260102_second.sql', addColumn);

    const running = migrate(sql(), folder(), { attempts: 100, pause: 1 });
    setTimeout(() => void release(), 300);

    expect(await running).toEqual(['20260102_second.sql']);
    expect(await columns()).toEqual(['a', 'b']);
  });

  it('waits for a lock for half a second if it says nothing else', async () => {
    await block();
    await write('20260102_second.sql', 'alter table one add column b int;');

    const started = Date.now();
    await expect(migrate(sql(), folder(), { attempts: 1, pause: 1 })).rejects.toThrow('its lock');
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('says what holds its lock once it gives up, and leaves the database as it was', async () => {
    await block();
    await write('20260102_second.sql', `create table two ();\n${addColumn}`);

    const running = migrate(sql(), folder(), { attempts: 8, pause: 1 });

    await expect(running).rejects.toThrow(
      /^Migration 20260102_second\.sql did not get its lock in 8 attempts, because process \d+ \(a report, postgres, idle in transaction, for \d+ s, “select \* from one”\) holds it\. Nothing of it was applied\. Wait/,
    );
    const [row] = await sql()`select to_regclass('two') as two`;
    expect(row).toEqual({ two: null });
    expect(await columns()).toEqual(['a']);
  });

  it('creates an index concurrently that did not get its lock, or was invalid', async () => {
    const release = await block();
    await sql()`create index one_a on one (a)`;
    await sql()`update pg_index set indisvalid = false where indexrelid = 'one_a'::regclass`;
    await write('20260102_second.sql', addIndex);

    const running = migrate(sql(), folder(), { attempts: 100, pause: 1 });
    setTimeout(() => void release(), 300);

    expect(await running).toEqual(['20260102_second.sql']);
    expect(await indexes()).toEqual(['valid']);
  });

  it('removes an index that it could not create', async () => {
    await write(
      '20260101_first.sql',
      'create table one as select 1 as a from generate_series(1, 2);',
    );
    await write('20260102_second.sql', addIndex);

    await expect(migrate(sql(), folder())).rejects.toThrow(
      'Migration 20260102_second.sql failed: could not create unique index "one_a"',
    );
    expect(await indexes()).toEqual([]);
  });
});
