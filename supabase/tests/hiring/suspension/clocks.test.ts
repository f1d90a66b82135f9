import { describe, expect, it } from 'vitest';
import { addScene } from '../../cases/cases.ts';
import { addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { passDays, readPanel } from '../../support/offers.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import type { World } from '../../support/world.ts';

const inWorld = shareWorldWithoutRequests();
type Side = 'client' | 'creator';

/** A suspension that has ended, as if it had begun and ended so many days from now. */
const addPause = (world: World, person: { id: string }, from: number, days: number) => world.sql`
  insert into private.ended_suspensions (user_id, started_at, ended_at)
  values (
    ${person.id}, now() + make_interval(days => ${from}), now() + make_interval(days => ${from + days}))`;

/** The first day, of these, on which time does something to the request that is no reminder. */
const findDay = async (world: World, id: string, days: number[]) => {
  const { status } = await getRequest(world, id);
  for (const day of days) {
    await passDays(world, day, id);
    if ((await getRequest(world, id)).status !== status) return day;
  }
  return null;
};

describe.each<[State, Side, Side]>([
  ['pending', 'creator', 'client'],
  ['delivered', 'client', 'creator'],
])('what is %s waits for the %s', (state, side, other) => {
  it('for as much longer as they were suspended, whatever was before and after', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      await addPause(world, scene[side], -30, 20);
      await addPause(world, scene[side], 2, 10);
      await addPause(world, scene[side], 20, 5);
      await addPause(world, scene[side], 40, 5);
      expect(await findDay(world, scene.id, [14, 24, 28.9, 29])).toBe(29);
    }));

  it('and not while the other side is suspended', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      await addPause(world, scene[other], 2, 10);
      expect(await findDay(world, scene.id, [13.9, 14])).toBe(14);
    }));

  it('during a suspension for 90 days longer at most, without a reminder', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      await world.suspend(scene[side]);
      expect(await passDays(world, 12, scene.id)).toBe(false);
      expect(await findDay(world, scene.id, [14, 103.9, 104])).toBe(104);
    }));
});

it('a suspension that ends gives its time back', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world, 'delivered');
    await world.sql`
      insert into private.suspensions (user_id, reason, created_at)
      values (${scene.client.id}, 'spam', now() - interval '4 days')`;
    await world.sql`delete from private.suspensions where user_id = ${scene.client.id}`;
    expect(
      await world.sql`
        select ended_at - started_at = interval '4 days' as is_stored
        from private.ended_suspensions where user_id = ${scene.client.id}`,
    ).toEqual([{ is_stored: true }]);
    const [row] = await world.as(
      scene.client,
      (sql) => sql`select public.export_my_data() -> 'ended_suspensions' as own`,
    );
    expect(row?.['own']).toMatchObject([{ user_id: scene.client.id }]);
  }));

it('a suspension that ends with its account leaves nothing', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.suspend(person);
    await world.sql`delete from auth.users where id = ${person.id}`;
    expect(
      await world.sql`
      select from private.ended_suspensions where user_id = ${person.id}`,
    ).toHaveLength(0);
  }));

describe('a case waits longer', () => {
  it('for the answer of a suspended creator, for 30 days at most', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await world.suspend(scene.creator);
      for (const day of [7, 36.9]) await scene.passDays(day);
      expect(await scene.get(id)).toMatchObject({ status: 'open' });
      await scene.passDays(37);
      expect(await scene.get(id)).toMatchObject({ status: 'waiting' });
    }));

  it('for the answer of a suspended client', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'counter', outcome: 'none' });
      await addPause(world, scene.client, 1, 3);
      await scene.passDays(9.9);
      expect(await scene.get(id)).toMatchObject({ status: 'countered' });
      await scene.passDays(10);
      expect(await scene.get(id)).toMatchObject({ status: 'withdrawn' });
    }));

  it.each<Side>(['client', 'creator'])('for the appeal of a suspended %s', (side) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      await scene.decide(scene.first, id);
      await addPause(world, scene[side], 1, 3);
      await scene.passDays(9.9);
      expect(await scene.get(id)).toMatchObject({ status: 'decided' });
      const { cases } = await readPanel(world, scene[side], scene.id);
      expect(cases).toMatchObject([{ actions: ['appeal'] }]);
      await scene.passDays(10);
      expect(await scene.get(id)).toMatchObject({ status: 'closed' });
    }),
  );
});
