import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addRequest, act } from '../support/hiring.ts';
import { addLives } from '../reputation/histories.ts';

const second = 1000;

/** Jobs of one pair that were delivered on one day, a second apart; the client reviews those that are completed, in this order. */
async function addDay(world: World, count: number, ratings: number[]) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  const ids = await addLives(
    world,
    Array.from({ length: count }, (_, index) => ({
      ...{ creator, client, fate: 'approved' as const },
      seconds: [0, 0, second + index, 2 * second],
    })),
  );
  for (const [index, rating] of ratings.entries())
    await review(world, { creator, client, id: ids[index] ?? '', rating });
  return { creator, client, ids };
}

type NewReview = Record<'creator' | 'client', { id: string }> & { id: string; rating: number };
const review = (world: World, { creator, client, id, rating }: NewReview) => world.sql`
  insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment)
  values (${client.id}, ${creator.id}, ${id}, ${rating}, 'Good work')`;

const getRating = async (world: World, { id }: { id: string }) =>
  (await world.sql`select rating_avg, rating_count from public.users where id = ${id}`)[0];

describe('the rating of a creator', () => {
  it('ignores jobs that do not count, whose reviews stay readable', () =>
    inWorld(async (world) => {
      const { creator } = await addDay(world, 7, [2, 2, 2, 2, 2, 5, 5]);
      expect(await getRating(world, creator)).toEqual({ rating_avg: 2, rating_count: 5 });
      const read = await world.as(
        'visitor',
        (sql) => sql<{ rating: number; is_counted: boolean }[]>`
          select rating, is_counted from public.reviews where target_user_id = ${creator.id}
          order by created_at, rating`,
      );
      expect(read.map(({ is_counted }) => is_counted)).toEqual([
        ...[true, true, true, true, true, false, false],
      ]);
    }));

  it('counts jobs of other days and of other clients', () =>
    inWorld(async (world) => {
      const { creator, client } = await addDay(world, 5, [2, 2, 2, 2, 2]);
      const other = await world.addPerson();
      const seconds = [0, 0, second, 2 * second];
      const ids = await addLives(world, [
        { creator, client, fate: 'approved', seconds: seconds.map((at) => at + 86_400) },
        { creator, client: other, fate: 'approved', seconds },
      ]);
      await review(world, { creator, client, id: ids[0] ?? '', rating: 5 });
      await review(world, { creator, client: other, id: ids[1] ?? '', rating: 5 });
      expect(await getRating(world, creator)).toEqual({ rating_avg: 20 / 7, rating_count: 7 });
    }));

  it('counts those that were delivered first, also if they are approved last', () =>
    inWorld(async (world) => {
      const early = await addRequest(world, 'delivered');
      const { id, creator, client } = early;
      const others = await addLives(
        world,
        [1, 2, 3, 4, 5].map(() => ({ creator, client, fate: 'approved' as const })),
      );
      // Delivered today, after the one that waits.
      await world.sql`set local session_replication_role = replica`;
      await world.sql`
        update public.hire_requests h set time_zone = e.time_zone, delivered_at = e.delivered_at + interval '1 millisecond'
        from public.hire_requests e where e.id = ${id} and h.id = any (${others})`;
      await world.sql`set local session_replication_role = origin`;
      for (const [index, request] of others.entries())
        await review(world, { creator, client, id: request, rating: index === 0 ? 2 : 4 });
      expect(await getRating(world, creator)).toEqual({ rating_avg: 18 / 5, rating_count: 5 });
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      const [last] = await world.sql<{ rating: number }[]>`
        select rating from public.reviews where target_user_id = ${creator.id} and not is_counted`;
      const average = (18 - (last?.rating ?? 0)) / 4;
      expect(await getRating(world, creator)).toEqual({ rating_avg: average, rating_count: 4 });
    }));
});
