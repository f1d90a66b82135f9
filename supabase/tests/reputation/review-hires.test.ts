import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addLives } from './histories.ts';
import type { Life } from './histories.ts';

type Hire = { review_id: string; service: string | null; month: string };

async function addReviewed(world: World, life: Partial<Life> = {}) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  const service = await world.addService(creator, { title: 'Its name today' });
  const january = 30 * 86_400;
  const [request] = await addLives(world, [
    {
      creator,
      client,
      service,
      title: 'Landing page',
      fate: 'approved',
      seconds: [0, 1, january, january + 5 * 86_400],
      ...life,
    },
  ]);
  const review = await addReview(world, { creator, client, request: request ?? null });
  return { creator, client, service, review };
}

async function addReview(
  world: World,
  pair: { creator: { id: string }; client: { id: string }; request: string | null },
) {
  const [row] = await world.sql<{ id: string }[]>`
    insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment)
    values (${pair.client.id}, ${pair.creator.id}, ${pair.request}, 5, 'Good work') returning id`;
  return row?.id ?? '';
}

const listHires = (world: World, caller: Caller, ids: string[]) =>
  world.as(caller, (sql) => sql<Hire[]>`select * from public.review_hires(${ids})`);

it.each(['approved', 'automatic'] as const)(
  'names the service as it was hired and the month when the work was %s',
  (fate) =>
    inWorld(async (world) => {
      const { creator, client, review } = await addReviewed(world, { fate });
      const stranger = await world.addPerson();
      for (const caller of ['visitor', stranger, client, creator] as const)
        expect(await listHires(world, caller, [review])).toEqual([
          { review_id: review, service: 'Landing page', month: '2026-02' },
        ]);
    }),
);

it('has the month in UTC', () =>
  inWorld(async (world) => {
    await world.sql`set local time zone 'America/Los_Angeles'`;
    const { review } = await addReviewed(world, { seconds: [0, 1, 2, 31 * 86_400] });
    expect(await listHires(world, 'visitor', [review])).toMatchObject([{ month: '2026-02' }]);
  }));

it('does not repeat the title that a client wrote', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    const [request = null] = await addLives(world, [
      { creator, client, fate: 'approved', title: 'A private plan' },
    ]);
    const review = await addReview(world, { creator, client, request });
    for (const caller of ['visitor', creator] as const)
      expect(await listHires(world, caller, [review])).toEqual([
        { review_id: review, service: null, month: '2026-01' },
      ]);
  }));

it('does not name a service that visitors cannot see', () =>
  inWorld(async (world) => {
    const { service, review } = await addReviewed(world);
    await world.hide('service', service);
    expect(await listHires(world, 'visitor', [review])).toMatchObject([{ service: null }]);
  }));

it('says nothing of a review without a request', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    const review = await addReview(world, { creator, client, request: null });
    expect(await listHires(world, 'visitor', [review, randomUUID()])).toEqual([]);
  }));

it('says nothing of a review that is hidden, and to the creator alone if they are not public', () =>
  inWorld(async (world) => {
    const hidden = await addReviewed(world);
    await world.sql`update public.reviews set hidden_at = now() where id = ${hidden.review}`;
    const away = await addReviewed(world);
    await world.sql`update public.users set is_dev = false where id = ${away.creator.id}`;
    const stranger = await world.addPerson({ isDev: true });
    const both = [hidden.review, away.review];
    for (const caller of ['visitor', stranger, hidden.creator] as const)
      expect(await listHires(world, caller, both)).toEqual([]);
    expect(await listHires(world, away.creator, both)).toHaveLength(1);
  }));

it('reads at most 200 reviews', () =>
  inWorld(async (world) => {
    const { review } = await addReviewed(world);
    const after = (count: number) =>
      listHires(world, 'visitor', [...Array.from({ length: count }, () => randomUUID()), review]);
    expect(await after(199)).toHaveLength(1);
    expect(await after(200)).toHaveLength(0);
  }));
