import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { addCreator, claim, demand, letPass, readCheck, report } from './checks.ts';

const urls = ['https://a.example.com/1', 'https://www.a.example.com/2', 'https://b.example.com/'];
const repository = 'github.com/ada/app';

describe('a claimed check', () => {
  it('is not given to another reader for 5 minutes, and longer if none was reported', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      const [first] = await claim(world);
      expect(first).toMatchObject({ kind: 'runs', target: urls[0], requests: 8 });
      await letPass(world, '299 s');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 s');
      expect((await claim(world)).map(({ id }) => id)).toEqual([first?.id]);
      await letPass(world, '599 s');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 s');
      expect(await claim(world)).toHaveLength(1);
    }));

  it('is the only one of its host, with and without www', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      for (const live_url of urls) await world.addProject(creator, { live_url });
      const claimed = await claim(world);
      expect(claimed).toHaveLength(2);
      for (const { id } of claimed) await report(world, { id }, 'runs');
      await letPass(world, '1 minute');
      expect(await claim(world)).toHaveLength(1);
    }));

  it.each([
    [1, 1],
    [0, 1],
    [1000, 20],
  ])('comes with others, of %i at most %i', (max, size) =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      for (let number = 0; number < 25; number += 1)
        await world.addProject(creator, { live_url: `https://${number}.example.com/` });
      expect(await claim(world, max)).toHaveLength(size);
    }),
  );

  it('is due every 21 hours at last if none is ever reported', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      for (let count = 0; count < 10; count += 1) {
        await letPass(world, '1 day');
        expect(await claim(world)).toHaveLength(1);
      }
      const [wait] = await world.sql`
        select extract(epoch from due_at - now())::integer / 60 as minutes from private.site_checks`;
      expect(wait).toEqual({ minutes: 1280 });
    }));

  it.each([
    [199, 1],
    [200, 0],
  ])('is found behind %i that no project needs: %i', (before, found) =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      await world.sql`
        insert into private.site_checks (kind, target, host, due_at)
        select 'runs', 'https://x.example/' || n, 'x.example', now() - interval '1 hour'
        from generate_series(1, ${before}::integer) n`;
      expect(await claim(world)).toHaveLength(found);
    }),
  );

  it('is given up if no project needs it', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url: urls[0] });
      await world.sql`delete from public.projects where id = ${project}`;
      expect(await claim(world)).toEqual([]);
      expect(await world.sql`select from private.site_checks`).toEqual([]);
    }));

  it('is given up if a project needs only what is like it', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      // As a pattern the first would match the second, too.
      const links = ['my_app', 'my-app'].map((path) => `https://a.example.com/${path}`);
      const [project = ''] = await Promise.all(
        links.map((live_url) => world.addProject(creator, { live_url })),
      );
      await world.sql`delete from public.projects where id = ${project}`;
      await claim(world);
      expect(await world.sql`select target from private.site_checks`).toEqual([
        { target: links[1] },
      ]);
    }));

  it('of a proof is given up if its owner has another repository now', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { repo_url: repository });
      await demand(world, creator, project);
      await world.sql`update public.projects set repo_url = 'github.com/ada/other' where id = ${project}`;
      expect(await claim(world)).toEqual([]);
      expect(await world.sql`select from private.site_checks`).toEqual([]);
    }));

  it('of a proof is given up if only projects of others need it', () =>
    inWorld(async (world) => {
      const [creator, other] = [await addCreator(world), await world.addPerson({ isDev: true })];
      const project = await world.addProject(creator, { repo_url: repository });
      await world.addProject(other, { repo_url: repository });
      await demand(world, creator, project);
      await world.sql`delete from public.projects where id = ${project}`;
      expect(await claim(world)).toEqual([]);
      expect(await world.sql`select from private.site_checks`).toEqual([]);
    }));

  it('counts once, however often it is reported, and not if it was not claimed', () =>
    inWorld(async (world) => {
      const project = await world.addProject(await addCreator(world), { live_url: urls[0] });
      const [queued] = await world.sql<{ id: string }[]>`select id from private.site_checks`;
      const id = queued?.id ?? '';
      await report(world, { id }, 'fails');
      expect(await readCheck(world, project)).toMatchObject({ failures: 0 });
      expect(await claim(world)).toMatchObject([{ id }]);
      for (const _report of [1, 2]) await report(world, { id }, 'fails');
      expect(await readCheck(world, project)).toMatchObject({ failures: 1 });
      expect(await world.sql`select failed from public.project_check_days`).toEqual([
        { failed: 1 },
      ]);
    }));

  it.each([null, 'proven', 'broken', 'missing'])('has no outcome %s', (outcome) =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      const [first] = await claim(world);
      expect(await captureError(report(world, { id: first?.id ?? '' }, outcome))).toMatchObject({
        code: 'PT400',
      });
    }),
  );

  it.each([null, 'runs', 'fails', 'unseen'])('of a proof has no outcome %s', (outcome) =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      await demand(world, creator, await world.addProject(creator, { repo_url: repository }));
      const [first] = await claim(world);
      expect(await captureError(report(world, { id: first?.id ?? '' }, outcome))).toMatchObject({
        code: 'PT400',
      });
    }),
  );
});
