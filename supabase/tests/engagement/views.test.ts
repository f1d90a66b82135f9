import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const view = (world: World, caller: Caller, project: string, key: string | null = randomUUID()) =>
  world.as(caller, (sql) => sql`select public.record_view(${project}, ${key})`);
const total = async (world: World, id: string) =>
  Number((await world.sql`select view_count from public.projects where id = ${id}`)[0]?.view_count);

async function show(world: World) {
  const creator = await world.addPerson({ isDev: true });
  return { creator, project: await world.addProject(creator) };
}

it('counts a visitor of each project once a day', () =>
  inWorld(async (world) => {
    const { creator, project } = await show(world);
    const other = await world.addProject(creator);
    const key = randomUUID();
    await view(world, 'visitor', project, key);
    await view(world, 'visitor', project, key);
    await view(world, 'visitor', project);
    expect(await total(world, project)).toBe(2);
    await view(world, 'visitor', other, key);
    expect(await total(world, other)).toBe(1);
    await world.sql`update public.project_views set day = day - 1 where project_id = ${project}`;
    await view(world, 'visitor', project, key);
    expect(await total(world, project)).toBe(3);
  }));

it('counts a user once a day, whatever key their browsers send', () =>
  inWorld(async (world) => {
    const { project } = await show(world);
    const person = await world.addPerson();
    await view(world, person, project, null);
    expect(await total(world, project)).toBe(1);
    await view(world, person, project);
    await view(world, person, project);
    expect(await total(world, project)).toBe(1);
    const rows = await world.as(person, (sql) => sql`select user_id from public.project_views`);
    expect(rows).toEqual([{ user_id: person.id }]);
  }));

it('counts several views at the same time', () =>
  inWorld(async (world) => {
    const { creator, project } = await show(world);
    await world.sql`
      insert into public.project_views (project_id, viewer_key)
      select ${project}, gen_random_uuid() from generate_series(1, 3)`;
    await world.sql`
      insert into public.profile_views (creator_id, viewer_key)
      select ${creator.id}, gen_random_uuid() from generate_series(1, 4)`;
    expect(await total(world, project)).toBe(3);
    const [row] = await world.sql`
      select view_count from public.user_private where user_id = ${creator.id}`;
    expect(row?.view_count).toBe(4);
  }));

it('counts neither the owner nor visitors without a key', () =>
  inWorld(async (world) => {
    const { creator, project } = await show(world);
    await view(world, creator, project);
    await view(world, 'visitor', project, null);
    expect(await total(world, project)).toBe(0);
  }));

it('counts nothing for deleted or hidden projects', () =>
  inWorld(async (world) => {
    const { project } = await show(world);
    await world.hide('project', project);
    await view(world, 'visitor', project);
    await view(world, 'visitor', randomUUID());
    expect(await total(world, project)).toBe(0);
  }));

it('keeps the total when old views are deleted', () =>
  inWorld(async (world) => {
    const { project } = await show(world);
    await view(world, 'visitor', project);
    await world.sql`delete from public.project_views where project_id = ${project}`;
    expect(await total(world, project)).toBe(1);
  }));

it('only accepts views through the function', () =>
  inWorld(async (world) => {
    const { project } = await show(world);
    const person = await world.addPerson();
    for (const caller of [person, 'visitor'] as const) {
      const attempt = world.as(
        caller,
        (sql) =>
          sql`insert into public.project_views (project_id, viewer_key) values (${project}, ${randomUUID()})`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }
  }));

describe.each([
  ['project', 'record_view'],
  ['profile', 'record_profile_view'],
] as const)('the views of a %s from one IP address', (kind, name) => {
  async function arrange(world: World) {
    const { creator, project } = await show(world);
    const item = kind === 'project' ? project : creator.id;
    return {
      open: async (address: string, key = randomUUID(), caller: Caller = 'visitor') => {
        const headers = JSON.stringify({ 'x-forwarded-for': address });
        await world.sql`select set_config('request.headers', ${headers}, true)`;
        await world.as(caller, (sql) => sql.unsafe(`select public.${name}($1, $2)`, [item, key]));
      },
      count: async () => {
        const [row] = await (kind === 'project'
          ? world.sql`select view_count from public.projects where id = ${item}`
          : world.sql`select view_count from public.user_private where user_id = ${item}`);
        return Number(row?.view_count);
      },
    };
  }

  it('count up to five visitors a day, however often each comes back', () =>
    inWorld(async (world) => {
      const { open, count } = await arrange(world);
      const keys = Array.from({ length: 4 }, () => randomUUID());
      for (const key of [...keys, ...keys, ...keys]) await open('203.0.113.7', key);
      expect(await count()).toBe(4);
      for (let visitor = 0; visitor < 25; visitor += 1) await open('203.0.113.7');
      expect(await count()).toBe(5);
      await open('203.0.113.8');
      await open('203.0.113.7', randomUUID(), await world.addPerson());
      expect(await count()).toBe(7);
    }));

  it('count again on the next day', () =>
    inWorld(async (world) => {
      const { open, count } = await arrange(world);
      for (let visitor = 0; visitor < 6; visitor += 1) await open('203.0.113.7');
      const [counter] = await world.sql`
        select ends_at = date_trunc('day', now(), 'utc') + interval '1 day' as ends_at_midnight
        from private.visitor_hits where action like 'view of %'`;
      expect(counter?.ends_at_midnight).toBe(true);
      await world.sql`update private.visitor_hits set ends_at = clock_timestamp()`;
      await open('203.0.113.7');
      expect(await count()).toBe(6);
    }));
});
