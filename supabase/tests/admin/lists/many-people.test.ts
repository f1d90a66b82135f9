import { expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { searchCreators } from '../../search/queries.ts';
import { addAdmin } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments } from './pages.ts';

const PEOPLE = 24_000;
/** The limit of a list's count; every second user belongs to the other list. */
const COUNTED = 10_001;

/** Tens of thousands of rows are inserted without per-row checks, and their indexes are built at once. */
async function openTables({ sql }: World) {
  const tables = ['public.users', 'public.reports', 'private.hidden_items'];
  const checks = await sql<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and conrelid = any (${tables}::regclass[])`;
  for (const { table, name } of checks)
    await sql.unsafe(`alter table ${table} drop constraint "${name}"`);
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    where i.indrelid = 'public.users'::regclass and m.amname = 'gin'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/** Users without accounts: half creators, half clients, a minute apart; every thousandth is suspended. */
async function addCrowd(world: World) {
  const { sql } = world;
  const indexes = await openTables(world);
  await sql`set local session_replication_role = replica`;
  await sql`
    insert into public.users (id, name, is_dev, skills, location, created_at)
    select gen_random_uuid(), 'Person ' || n, n % 2 = 0, '{React}', 'London UK',
      timestamptz '2030-01-01' - n * interval '1 minute'
    from generate_series(1, ${PEOPLE}::integer) n`;
  await sql`
    insert into private.suspensions (user_id, reason)
    select id, 'spam' from public.users where name ~ '^Person \\d*(500|501)$'`;
  await sql`
    insert into private.creator_words (user_id, text, words, skills, location, place, languages)
    select id, lower(name), '', '{react}', 'London UK', 'london uk', '{}' from public.users where is_dev and name like 'Person %'`;
  await sql`set local session_replication_role = origin`;
  for (const index of indexes) await sql.unsafe(index);
  await sql`analyze public.users, private.suspensions, private.creator_words`;
}

/** How many rows of users a list reads: by table scan, and by index. */
async function rowsRead(world: World, read: () => Promise<unknown>) {
  const before = await counters(world);
  await read();
  const after = await counters(world);
  return {
    byTable: after.byTable - before.byTable,
    byIndex: after.byIndex - before.byIndex,
  };
}

async function counters({ sql }: World) {
  const [row] = await sql<{ byTable: number; byIndex: number }[]>`
    select seq_tup_read::integer as "byTable", (idx_tup_fetch + (
      select coalesce(sum(pg_stat_get_xact_tuples_returned(i.indexrelid)), 0)
      from pg_index i where i.indrelid = 'public.users'::regclass))::integer as "byIndex"
    from pg_stat_xact_user_tables where relid = 'public.users'::regclass`;
  return row ?? { byTable: NaN, byIndex: NaN };
}

it('lists tens of thousands of users without reading them all', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await addCrowd(world);
    for (const name of ['admin_list_creators', 'admin_list_clients']) {
      const read = (args: Arguments) => rowsRead(world, () => list(world, admin, name, args));
      const { next_cursor: cursor } = await list(world, admin, name, { page_size: 100 });

      const lists: Arguments[] = [{}, { cursor }, { status: 'active' }];
      for (const args of lists) {
        const { byTable, byIndex } = await read(args);
        expect(byTable + byIndex, `${name} ${JSON.stringify(args)}`).toBeLessThan(
          2 * COUNTED + 1000,
        );
      }
      for (const args of [{ status: 'suspended' }, { status: 'admin' }]) {
        const { byTable, byIndex } = await read(args);
        expect(byTable, `${name} ${args.status}`).toBe(0);
        expect(byIndex, `${name} ${args.status}`).toBeLessThan(2000);
      }
      for (const q of ['12345', '12346']) {
        expect((await read({ q })).byTable, `${name} ${q}`).toBe(0);
      }
    }
    await countsNoFurther(world, admin);
  }));

const capped = { total: 10_000, total_is_capped: true };

/** Counts of admins stop at 10,000, those of visitors at 5,000; a two-letter search of admins reads 5,000, that of visitors 2,000. */
async function countsNoFurther(world: World, admin: { id: string }) {
  const two = { total: 5000, total_is_capped: false };
  for (const name of ['admin_list_creators', 'admin_list_clients']) {
    for (const [q, counted] of Object.entries({ '': capped, per: capped, pe: two }))
      expect(await list(world, admin, name, { q }), `${name} ${q}`).toMatchObject(counted);
  }
  await world.sql`update public.users set is_dev = false where name not like 'Person %'`;
  const cappedSearch = { total: 5000, total_is_capped: true };
  const facets = { skills: { React: 5001 }, locations: { 'London UK': 5001 } };
  for (const [q, counted] of Object.entries({
    person: { ...cappedSearch, facets },
    per: cappedSearch,
  }))
    expect(await searchCreators(world, { q }), q).toMatchObject(counted);
  const { total, total_is_capped } = await searchCreators(world, { q: 'pe' });
  // A few of those that it reads are no creators any more.
  expect([total > 1990, total <= 2000, total_is_capped]).toEqual([true, true, false]);
  await world.sql`set local session_replication_role = replica`;
  await world.sql`
    update public.users set is_dev = false
    where is_dev and split_part(name, ' ', 2)::integer > 10020`;
  const exact = { total: 5000, total_is_capped: false };
  expect(await searchCreators(world, { q: 'person' })).toMatchObject(exact);
  await world.sql`
    insert into private.hidden_items (kind, item_id, reason)
    select 'user', id, 'spam' from public.users where name like 'Person %' limit ${COUNTED}`;
  await world.sql`
    insert into public.reports (kind, target_id, reason)
    select 'user', id, 'spam' from public.users where name like 'Person %' limit ${COUNTED}`;
  await world.sql`set local session_replication_role = origin`;
  // As the server does by itself; a plan for a table that was empty would take seconds.
  await world.sql`analyze public.reports, private.hidden_items`;
  for (const name of ['admin_list_hidden', 'admin_list_reports'])
    expect(await list(world, admin, name, {}), name).toMatchObject(capped);
}
