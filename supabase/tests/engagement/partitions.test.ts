import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

const rotate = (world: World) => world.sql`select private.rotate_views()`;

const dateIn = async (world: World, days: number) => {
  const [row] = await world.sql<{ day: string }[]>`
    select to_char((now() at time zone 'utc')::date + ${days}::integer, 'YYYYMMDD') as day`;
  return row?.day ?? '';
};

/** Which days have a partition, as YYYYMMDD. */
const listDays = async (world: World) => {
  const rows = await world.sql<{ day: string }[]>`
    select right(relid::text, 8) as day from pg_partition_tree('public.project_views')
    where relid::text ~ '\\d{8}$' order by 1`;
  return rows.map(({ day }) => day);
};

async function addPartition(world: World, day: string) {
  await world.sql.unsafe(`
    create table partitions.project_views_${day} partition of public.project_views
    for values from (date '${day}') to (date '${day}' + 1)`);
}

async function show(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const project = await world.addProject(creator);
  return {
    project,
    view: (days: number) => world.sql`
      insert into public.project_views (project_id, viewer_key, day)
      values (${project}, ${randomUUID()}, (now() at time zone 'utc')::date + ${days}::integer)`,
    /** The partitions with views of the project. */
    findPartitions: async () => {
      const rows = await world.sql<{ partition: string }[]>`
        select distinct tableoid::regclass::text as partition from public.project_views
        where project_id = ${project} order by 1`;
      return rows.map(({ partition }) => partition.replace('partitions.project_views_', ''));
    },
  };
}

it('each day of the next two weeks has a partition', () =>
  inWorld(async (world) => {
    for (const day of await listDays(world))
      await world.sql.unsafe(`drop table partitions.project_views_${day}`);
    await rotate(world);
    const expected = await Promise.all(Array.from({ length: 15 }, (_, day) => dateIn(world, day)));
    expect(await listDays(world)).toEqual(expected);
    await rotate(world);
    expect(await listDays(world)).toEqual(expected);
  }));

it('a view is in the partition of its day', () =>
  inWorld(async (world) => {
    const { project, findPartitions } = await show(world);
    await world.as('visitor', (tx) => tx`select public.record_view(${project}, ${randomUUID()})`);
    expect(await findPartitions()).toEqual([await dateIn(world, 0)]);
  }));

it('a day is dropped after 90 days, and the total stays', () =>
  inWorld(async (world) => {
    const { project, view, findPartitions } = await show(world);
    const oldest = await dateIn(world, -90);
    await addPartition(world, oldest);
    await addPartition(world, await dateIn(world, -91));
    await world.sql`create table public.project_views_20200101 (id integer)`;
    for (const days of [-90, -91, -92]) await view(days);
    const counted = async () =>
      (
        await world.sql<{ view_count: number }[]>`
          select view_count from public.projects where id = ${project}`
      )[0]?.view_count;
    expect(await counted()).toBe(3);
    await rotate(world);
    expect(await findPartitions()).toEqual([oldest]);
    expect((await listDays(world))[0]).toBe(oldest);
    expect(await counted()).toBe(3);
  }));

it('a day that came before its partition is kept where it is, for 90 days', () =>
  inWorld(async (world) => {
    const { view, findPartitions } = await show(world);
    const late = await dateIn(world, 14);
    const other = await dateIn(world, 13);
    for (const day of [late, other])
      await world.sql.unsafe(`drop table if exists partitions.project_views_${day}`);
    await view(14);
    await view(-90);
    await rotate(world);
    expect(await findPartitions()).toEqual(['other']);
    const days = await listDays(world);
    expect([days.includes(late), days.includes(other)]).toEqual([false, true]);
    const views = await world.sql`select from partitions.project_views_other where day >= now()`;
    expect(views).toHaveLength(1);
  }));

it('no role of the API reads a partition directly', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    for (const caller of ['visitor', person] as const) {
      const read = world.as(caller, (tx) => tx`select from partitions.project_views_other`);
      expect((await captureError(read)).code).toBe('42501');
    }
  }));

it('waits only briefly for a lock, because views wait behind it', () =>
  inWorld(async (world) => {
    const [row] = await world.sql`
      select proconfig from pg_proc where oid = 'private.rotate_views()'::regprocedure`;
    expect(row?.proconfig).toContain('lock_timeout=500ms');
  }));
