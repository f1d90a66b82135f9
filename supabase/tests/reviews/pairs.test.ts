import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { act, createRequest } from '../support/hiring.ts';
import { insert } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Pair = { creator: { id: string }; client: { id: string } };

async function addPair(world: World): Promise<Pair> {
  return {
    creator: await world.addPerson({ isDev: true, name: 'Ada Stone' }),
    client: await world.addPerson({ name: 'Noah Bennett' }),
  };
}

/** A completed request that was sent the given number of minutes ago. */
async function addCompleted(world: World, { creator, client }: Pair, minutes = 0) {
  const id = randomUUID();
  await world.sql`
    insert into public.hire_requests (
      id, client_id, creator_id, title, price, message, status, resolution, delivered_at,
      no_due_date, request_key, request_digest, created_at
    ) values (
      ${id}, ${client.id}, ${creator.id}, 'A map', 50, 'Please draw a map of our town.',
      'completed', 'approved', now(), true, gen_random_uuid(), '',
      now() - make_interval(mins => ${minutes})
    )`;
  return id;
}

const review = (world: World, { creator, client }: Pair, request: string) =>
  world.as(client, (sql) =>
    insert(sql, 'reviews', {
      target_user_id: creator.id,
      hire_request_id: request,
      rating: 5,
      comment: 'Good work',
    }),
  );

it('a client can review each completed request of one creator, and twenty in an hour', () =>
  inWorld(async (world) => {
    const pair = await addPair(world);
    for (let count = 0; count < 20; count += 1)
      await review(world, pair, await addCompleted(world, pair));
    const other = { ...pair, creator: await world.addPerson({ isDev: true }) };
    const attempt = review(world, other, await addCompleted(world, other));
    expect((await captureError(attempt)).message).toMatch(/over_limit/);
    const another = { ...pair, client: await world.addPerson() };
    await review(world, another, await addCompleted(world, another));
  }));

it('a client can approve the work of one creator as often as there is work', () =>
  inWorld(async (world) => {
    const { creator, client } = await addPair(world);
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { id } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title, budget: 1 }),
      );
      for (const action of ['accept', 'deliver'] as const)
        await world.as(creator, (sql) => act(sql, { id, action }));
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
    }
  }));

it('admins see how many reviews were written within an hour of the request', () =>
  inWorld(async (world) => {
    const pair = await addPair(world);
    const admin = await addAdmin(world);
    const quick = async () => {
      const page = await call<{ items: { quick_reviews: number }[] }>(world, admin, {
        name: 'admin_list_creators',
        q: pair.creator.id,
      });
      return page?.items[0]?.quick_reviews;
    };
    const other = { ...pair, creator: await world.addPerson({ isDev: true }) };
    await review(world, other, await addCompleted(world, other));
    expect(await quick()).toBe(0);
    await review(world, pair, await addCompleted(world, pair, 59));
    await review(world, pair, await addCompleted(world, pair, 61));
    expect(await quick()).toBe(1);
    const age = (days: number) => world.sql`
      update public.reviews set created_at = now() - make_interval(days => ${days})
      where target_user_id = ${pair.creator.id}`;
    await age(89);
    expect(await quick()).toBe(2);
    await age(91);
    expect(await quick()).toBe(0);
  }));
