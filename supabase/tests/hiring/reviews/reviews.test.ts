import { describe, expect, it } from 'vitest';
import { addRequest, ways } from '../../world/hiring.ts';
import type { State } from '../../world/hiring.ts';
import { insert } from '../../world/rows.ts';
import { inWorld, refusal } from '../../world/world.ts';
import type { Caller, World } from '../../world/world.ts';

type Deal = Awaited<ReturnType<typeof addRequest>>;
const write = (world: World, caller: Caller, deal: Deal, columns: Record<string, unknown> = {}) =>
  world.as(caller, (sql) =>
    insert(sql, 'reviews', {
      target_user_id: deal.creator.id,
      hire_request_id: deal.id,
      rating: 5,
      comment: 'Good work',
      ...columns,
    }),
  );
const edit = (world: World, caller: Caller, rating = 1) =>
  world.as(caller, (sql) => sql`update public.reviews set rating = ${rating}, comment = 'Changed'`);
describe('a review', () => {
  it.each(Object.keys(ways) as State[])('of a request that is %s needs a completed one', (state) =>
    inWorld(async (world) => {
      const deal = await addRequest(world, state);
      const attempt = write(world, deal.client, deal);
      if (state === 'approved' || state === 'automatic') {
        expect(await attempt).toMatch(/^[0-9a-f-]{36}$/);
      } else {
        expect((await refusal(attempt)).code).toBe('42501');
      }
    }),
  );

  it.each([
    ['the creator', (deal: Deal) => deal.creator],
    ['a visitor', () => 'visitor' as const],
  ])('is not written by %s', (_, who) =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      expect((await refusal(write(world, who(deal), deal))).code).toBe('42501');
    }),
  );

  it('is not written by a stranger, for another creator or without a request', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      const other = await world.addPerson({ isDev: true });
      for (const attempt of [
        () => write(world, other, deal),
        () => write(world, deal.client, deal, { target_user_id: other.id }),
        () => write(world, deal.client, deal, { hire_request_id: null }),
        () => write(world, deal.client, deal, { user_id: other.id }),
        () => write(world, deal.client, deal, { author_initial: 'X' }),
        () => write(world, deal.client, deal, { reply: 'Mine' }),
        () => write(world, deal.client, deal, { created_at: '2030-01-01' }),
      ]) {
        expect((await refusal(attempt())).code).toBe('42501');
      }
    }));

  it('is one for each request', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      await write(world, deal.client, deal);
      expect((await refusal(write(world, deal.client, deal))).code).toBe('23505');
    }));

  it.each([
    [{ rating: 6 }, '23514'],
    [{ rating: 0 }, '23514'],
    [{ rating: -1 }, '23514'],
    [{ rating: 4.5 }, '22P02'],
    [{ comment: ' ' }, '23514'],
    [{ comment: 'x'.repeat(2001) }, '23514'],
    [{ comment: 'x'.repeat(100_000) }, '23514'],
  ])('with %j is refused', (columns, code) =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      expect((await refusal(write(world, deal.client, deal, columns))).code).toBe(code);
    }),
  );

  it('names a project of that creator or none', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      const other = await world.addPerson({ isDev: true });
      const theirs = await world.addProject(other);
      const attempt = write(world, deal.client, deal, { project_id: theirs });
      expect((await refusal(attempt)).code).toBe('23503');
      const project_id = await world.addProject(deal.creator);
      expect(await write(world, deal.client, deal, { project_id })).not.toBe('');
    }));

  it('is edited by its author for 14 days, in rating and comment only', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      await write(world, deal.client, deal);
      for (const column of [
        'target_user_id',
        'hire_request_id',
        'project_id',
        'user_id',
        'reply',
        'hidden_at',
        'created_at',
      ]) {
        const attempt = world.as(
          deal.client,
          (sql) => sql`update public.reviews set ${sql(column)} = ${sql(column)}`,
        );
        expect((await refusal(attempt)).code).toBe('42501');
      }
      expect((await edit(world, deal.creator)).count).toBe(0);
      await world.sql`update public.reviews set created_at = now() - interval '13 days 23 hours' where user_id = ${deal.client.id}`;
      expect((await edit(world, deal.client)).count).toBe(1);
      await world.sql`update public.reviews set created_at = now() - interval '14 days 1 second' where user_id = ${deal.client.id}`;
      expect((await edit(world, deal.client)).count).toBe(0);
    }));

  it('is removed by nobody', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      await write(world, deal.client, deal);
      for (const person of [deal.client, deal.creator]) {
        const attempt = world.as(person, (sql) => sql`delete from public.reviews`);
        expect((await refusal(attempt)).code).toBe('42501');
      }
    }));

  it('is neither written nor edited by suspended people', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      await world.suspend(deal.client);
      expect((await refusal(write(world, deal.client, deal))).code).toBe('42501');
      await world.sql`insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment) values (${deal.client.id}, ${deal.creator.id}, ${deal.id}, 5, 'Good')`;
      expect((await refusal(edit(world, deal.client))).code).toBe('42501');
    }));

  it('is news for its creator, unless it was imported', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'approved');
      const id = await write(world, deal.client, deal, { rating: 4 });
      await world.sql`
        insert into public.reviews (user_id, target_user_id, rating, comment, created_at)
        values (${deal.client.id}, ${deal.creator.id}, 5, 'Of old', now() - interval '61 minutes'),
          (${deal.client.id}, ${deal.creator.id}, 3, 'Of late', now() - interval '59 minutes')`;
      const rows = await world.sql`
        select title, link, needs_action from public.notifications
        where kind = 'review_received' and user_id = ${deal.creator.id} order by title desc`;
      expect(rows).toEqual([
        {
          title: 'Noah Bennett reviewed you: 4 of 5',
          link: `/dashboard/dev/reviews?review=${id}`,
          needs_action: false,
        },
        expect.objectContaining({ title: 'Noah Bennett reviewed you: 3 of 5' }),
      ]);
    }));
});
