import { addScene as addCaseScene } from '../../cases/cases.ts';
import { describe, expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addScene } from '../actions.ts';
import { addAdmin, call, report } from '../admins.ts';

/** A request in each state, a conversation and a subscriber, without real users. */
async function addTraffic(world: World, email: string) {
  await world.sql`
    insert into public.hire_requests (
      title, price, message, status, resolution, delivered_at, no_due_date, request_key, request_digest
    )
    select 'A map', 5, repeat('x', 20), status, resolution, delivered_at, true, gen_random_uuid(), ''
    from (values
      ('pending', null, null), ('accepted', null, null),
      ('completed', 'approved', now()), ('rejected', 'declined', null)
    ) as r (status, resolution, delivered_at)`;
  await world.sql`insert into public.conversations (last_message_at) values (now())`;
  await world.sql`
    insert into private.newsletter_subscribers (email, confirmed_at)
    values (${email}, now()), (${`new-${email}`}, null)`;
}

describe('the overview', () => {
  it('counts existing and waiting items', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      type Overview = {
        totals: Record<string, number | Record<string, number>> & {
          requests: Record<string, number>;
        };
        queues: Record<'open_reports' | 'pending_requests', { count: number; oldest_at: string }>;
      };
      const read = () => call<Overview>(world, admin, { name: 'admin_overview' });
      await addTraffic(world, 'one@example.com');
      for (const isDev of [true, false]) await world.suspend(await world.addPerson({ isDev }));
      const before = await read();
      await addTraffic(world, 'two@example.com');
      const scene = await addScene(world);
      await world.addProject(await world.addPerson({ isDev: true }), { is_featured: true });
      await report(world, await world.addPerson(), { kind: 'project', target: scene.project });
      await world.suspend(scene.creator);
      await world.suspend(scene.client);
      await world.hide('service', scene.service);
      const deleted = await world.addProject(scene.creator);
      await world.hide('project', deleted);
      await world.sql`delete from public.projects where id = ${deleted}`;
      const after = await read();
      const grown = Object.fromEntries(
        Object.entries(after?.totals ?? {}).map(([key, value]) => [
          key,
          typeof value === 'number' ? value - Number(before?.totals[key] ?? 0) : 0,
        ]),
      );
      expect(grown).toMatchObject({
        creators: 2,
        clients: 3,
        projects: 2,
        services: 1,
        reviews: 1,
        suspended: 1,
        suspended_clients: 1,
        hidden: 1,
        admins: 1,
        conversations: 1,
        subscribers: 1,
        featured: 1,
      });
      const { requests } = before?.totals ?? {};
      const more = Object.entries(requests ?? {}).map(([status, count]) => [status, count + 1]);
      expect(after?.totals.requests).toEqual(Object.fromEntries(more));
      const waiting = before?.queues.pending_requests.count ?? 0;
      expect(after?.queues.pending_requests.count).toBe(waiting + 1);
      expect(after?.queues.open_reports.count).toBe((before?.queues.open_reports.count ?? 0) + 1);
    }));

  it('counts the open cases of suspended people', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const scene = await addCaseScene(world);
      await scene.open();
      const read = async () => {
        type Overview = { queues: { cases_of_suspended: { count: number } } };
        const overview = await call<Overview>(world, admin, { name: 'admin_overview' });
        return overview?.queues.cases_of_suspended.count;
      };
      const before = await read();
      await world.suspend(scene.creator);
      expect(await read()).toBe((before ?? 0) + 1);
    }));

  it('has a line for each of the last 30 days', () =>
    inWorld(async (world) => {
      const { admin, creator } = await addScene(world);
      type Day = { day: string; projects: number; reports: number };
      const read = async () => (await call<Day[]>(world, admin, { name: 'admin_metrics' })) ?? [];
      const before = await read();
      expect(before).toHaveLength(30);
      expect(before.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
      await world.sql`
        insert into public.projects (user_id, title, description, tags, created_at)
        select ${creator.id}, 'x', repeat('x', 60), '{Web}', now() - n * interval '1 day'
        from unnest('{-1, 28, 28, 29, 30, 31}'::integer[]) as n`;
      await world.sql`
        insert into public.projects (user_id, title, description, tags, created_at)
        select ${creator.id}, 'x', repeat('x', 60), '{Web}',
          (date_trunc('day', now() at time zone 'utc') + interval '23 hours') at time zone 'utc'`;
      const after = await read();
      expect(after.map(({ projects }, index) => projects - (before[index]?.projects ?? 0))).toEqual(
        [1, 2, ...Array.from({ length: 27 }, () => 0), 1],
      );
    }));
});
