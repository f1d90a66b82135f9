import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addCreator, checkAll, claim, letPass, readCheck, report } from './checks.ts';

const live_url = 'https://atlas.example.com/app';

describe('a project', () => {
  it('runs since its first good check, and was checked now', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      expect(await readCheck(world, project)).toMatchObject({ state: 'waiting', age: null });
      await checkAll(world, 'runs');
      await letPass(world, '1 day');
      await checkAll(world, 'runs');
      expect(await readCheck(world, project)).toEqual({
        ...{ state: 'runs', failures: 0, hours: 24, age: 0 },
      });
    }));

  it('is unreachable after three failures in a row on two days, since the first', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      await checkAll(world, 'runs');
      await letPass(world, '1 day');
      await checkAll(world, 'fails');
      await letPass(world, '1 day');
      await checkAll(world, 'fails');
      // What is said to run was seen to run two days ago.
      expect(await readCheck(world, project)).toEqual({
        ...{ state: 'runs', failures: 2, hours: 24, age: 48 },
      });
      await letPass(world, '1 day');
      await checkAll(world, 'fails');
      expect(await readCheck(world, project)).toEqual({
        ...{ state: 'unreachable', failures: 3, hours: 48, age: 0 },
      });
      await letPass(world, '1 day');
      await checkAll(world, 'fails');
      expect(await readCheck(world, project)).toMatchObject({ state: 'unreachable', hours: 72 });
      await letPass(world, '1 day');
      await checkAll(world, 'runs');
      expect(await readCheck(world, project)).toMatchObject({
        state: 'runs',
        failures: 0,
        hours: 0,
      });
    }));

  it('is not unreachable after three failures on one day', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      for (let count = 0; count < 3; count += 1) {
        await world.sql`update private.site_checks set due_at = now()`;
        await checkAll(world, 'fails');
      }
      expect(await readCheck(world, project)).toMatchObject({
        state: 'waiting',
        failures: 3,
        age: null,
      });
    }));

  it('is checked again after a day, and after 8 hours if that failed', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url });
      await checkAll(world, 'runs');
      await letPass(world, '23 hours');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 hour');
      await checkAll(world, 'fails');
      await letPass(world, '7 hours');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 hour');
      expect(await claim(world)).toHaveLength(1);
    }));

  it('has a strip of 30 days, without those on which nothing can be seen', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      await checkAll(world, 'runs');
      await world.sql`
        insert into public.project_check_days (project_id, day, ok)
        select ${project}, (now() at time zone 'utc')::date - n, 1 from generate_series(29, 30) n`;
      await world.sql`update private.site_checks set due_at = now()`;
      await checkAll(world, 'fails');
      await world.sql`update private.site_checks set due_at = now()`;
      await checkAll(world, 'unseen');
      expect(
        await world.sql`
        select (now() at time zone 'utc')::date - day as ago, ok, failed
        from public.project_check_days where project_id = ${project} order by day`,
      ).toEqual([
        { ago: 29, ok: 1, failed: 0 },
        { ago: 0, ok: 1, failed: 1 },
      ]);
      expect(await readCheck(world, project)).toMatchObject({ state: 'unseen', failures: 0 });
    }));

  it('has at most 100 checks of a day that are good, and 100 that are not', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      await world.sql`
        insert into public.project_check_days (project_id, day, ok, failed)
        values (${project}, (now() at time zone 'utc')::date, 99, 99)`;
      for (const outcome of ['runs', 'runs', 'fails', 'fails'])
        await world.sql`select private.note_run(${live_url}, ${outcome})`;
      expect(
        await world.sql`select ok, failed from public.project_check_days where project_id = ${project}`,
      ).toEqual([{ ok: 100, failed: 100 }]);
    }));

  it('is checked once with all that have its URL, and not with others', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const [first, second] = [
        await world.addProject(creator, { live_url }),
        await world.addProject(await world.addPerson({ isDev: true }), { live_url }),
      ];
      const other = await world.addProject(creator, { live_url: 'https://other.example.com/' });
      const claimed = await claim(world);
      expect(claimed.map(({ target }) => target).toSorted()).toEqual([
        live_url,
        'https://other.example.com/',
      ]);
      const shared = claimed.find(({ target }) => target === live_url);
      await world.sql`
        insert into public.project_check_days (project_id, day, ok) values (${other}, '2026-01-01', 1)`;
      await report(world, { id: shared?.id ?? '' }, 'runs');
      const days = await world.sql`
        select day::text from public.project_check_days where project_id = ${other}`;
      expect(days).toEqual([{ day: '2026-01-01' }]);
      const states = [first, second, other].map(async (id) => (await readCheck(world, id))?.state);
      expect(await Promise.all(states)).toEqual(['runs', 'runs', 'waiting']);
    }));

  it('without a live URL is checked where it was built', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { bolt_url: 'bolt.new/~/sb1' });
      expect(await claim(world)).toMatchObject([{ target: 'https://bolt.new/~/sb1' }]);
    }));

  it('is known no more at another URL, and with none', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url });
      await checkAll(world, 'runs');
      const change = (url: string | null) =>
        world.sql`update public.projects set live_url = ${url} where id = ${project}`;
      await change(live_url);
      expect(await readCheck(world, project)).toMatchObject({ state: 'runs' });
      await change('https://other.example.com/');
      expect(await readCheck(world, project)).toMatchObject({ state: 'waiting' });
      expect(
        await world.sql`select from public.project_check_days where project_id = ${project}`,
      ).toEqual([]);
      await change('http://localhost/');
      expect(await readCheck(world, project)).toBeUndefined();
      await change(null);
      expect(await readCheck(world, project)).toBeUndefined();
    }));
});

describe('nothing is read or shown', () => {
  const readRows = (world: Parameters<typeof claim>[0], caller: 'visitor' | { id: string }) =>
    world.as(caller, async (sql) => [
      ...(await sql`select state from public.project_checks`),
      ...(await sql`select ok from public.project_check_days`),
    ]);

  it.each(['unlisted', 'draft'])('of a project that is %s', (visibility) =>
    inWorld(async (world) => {
      await world.sql`delete from public.project_checks`;
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { live_url });
      await checkAll(world, 'runs');
      expect(await readRows(world, 'visitor')).toEqual([{ state: 'runs' }, { ok: 1 }]);
      await world.sql`update public.projects set visibility = ${visibility} where id = ${project}`;
      for (const caller of ['visitor', creator] as const)
        expect(await readRows(world, caller)).toEqual([]);
      await letPass(world, '1 day');
      expect(await claim(world)).toEqual([]);
    }),
  );

  it('of a project that is hidden', () =>
    inWorld(async (world) => {
      await world.sql`delete from public.project_checks`;
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { live_url });
      await checkAll(world, 'runs');
      await world.hide('project', project);
      for (const caller of ['visitor', creator] as const)
        expect(await readRows(world, caller)).toEqual([]);
      await letPass(world, '1 day');
      expect(await claim(world)).toEqual([]);
    }));
});
