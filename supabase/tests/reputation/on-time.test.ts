import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, repeat } from './histories.ts';
import { getCreatorRecord } from './records.ts';

async function addPair(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  return { creator, client };
}

describe('the jobs finished on time', () => {
  const [day, delivered] = [86_400, 2];
  const at = (seconds: number) => [0, 1, seconds, seconds + day];

  it.each([
    ['on the day before', at(delivered * day - 1), 3],
    ['on the day', at(delivered * day), 3],
    ['in the last second of the day', at((delivered + 1) * day - 1), 3],
    ['on the next day', at((delivered + 1) * day), 0],
    ['in the evening of the day', at((delivered + 1) * day + 5400), 3, 'America/Los_Angeles'],
    ['in its last second', at((delivered + 1) * day + 8 * 3600 - 1), 3, 'America/Los_Angeles'],
    ['on the next day', at((delivered + 1) * day + 8 * 3600), 0, 'America/Los_Angeles'],
    ['in its last second', at(delivered * day + 10 * 3600 - 1), 3, 'Pacific/Kiritimati'],
    ['on the next day', at(delivered * day + 10 * 3600), 0, 'Pacific/Kiritimati'],
  ] as [string, number[], number, string?][])(
    'are those delivered %s: %#',
    (_, seconds, expected, zone = 'UTC') =>
      inWorld(async (world) => {
        const pair = await addPair(world);
        const jobs = repeat(3, { ...pair, fate: 'approved', due: delivered, zone, seconds });
        await world.sql`set local time zone 'Asia/Tokyo'`;
        await addLives(world, jobs);
        expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
          with_due_date: 3,
          on_time: expected,
        });
      }),
  );

  it('count with the first delivery of what was approved last', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      const seconds = [0, 1, day, 2 * day, 5 * day, 6 * day];
      const milestones = [0, 1, 2, 3, 4, day, 2 * day, 3 * day, 5 * day, 6 * day];
      await addLives(world, [
        { ...pair, fate: 'revised', due: 1, seconds },
        { ...pair, fate: 'revised', due: 0, seconds },
        { ...pair, fate: 'in milestones', due: 5, seconds: milestones },
        { ...pair, fate: 'in milestones', due: 4, seconds: milestones },
      ]);
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        with_due_date: 4,
        on_time: 2,
      });
    }));

  describe('are not hurt by time in which the hire stood still', () => {
    const seconds = [0, day, 9 * day, 10 * day];
    const from = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString();
    const suspend = (world: World, person: { id: string }, [start, end]: Days) => world.sql`
      insert into private.ended_suspensions (user_id, started_at, ended_at)
      values (${person.id}, ${from(start)}, ${from(end)})`;
    type Days = readonly [start: number, end: number];

    it.each<[string, Days[], Days[], Days[], number]>([
      ['as long as the creator was suspended', [[2, 6]], [], [], 3],
      ['but for a day', [[2, 5]], [], [], 0],
      ['as long as the client was suspended', [], [[2, 6]], [], 3],
      ['as long as a case was open', [], [], [[2, 6]], 3],
      ['once, however many reasons there are', [[2, 5]], [[3, 5]], [[2, 4]], 0],
      ['together', [[2, 4]], [[4, 5]], [[5, 6]], 3],
      ['before it was accepted', [[-9, 1]], [], [], 0],
      ['after the delivery', [[9, 20]], [], [], 0],
      ['from before it was accepted', [[-9, 3]], [], [], 0],
      ['until after the delivery', [[8, 20]], [], [], 0],
    ])('%s: %#', (_, creators, clients, cases, expected) =>
      inWorld(async (world) => {
        const pair = await addPair(world);
        const ids = await addLives(
          world,
          repeat(3, { ...pair, fate: 'approved', due: 5, seconds }),
        );
        for (const days of creators) await suspend(world, pair.creator, days);
        for (const days of clients) await suspend(world, pair.client, days);
        for (const [start, end] of cases)
          await world.sql`
            insert into public.cases (hire_request_id, milestone, kind, status, outcome, case_key, created_at, closed_at)
            select id, 1, 'money_back', 'closed', 'none', gen_random_uuid(), ${from(start)}, ${from(end)}
            from unnest(${ids}::uuid[]) as id`;
        const { on_time } = (await getCreatorRecord(world, 'visitor', pair.creator.id)) ?? {};
        expect(on_time).toBe(expected);
      }),
    );
  });

  it.each(['delivered', 'ended late', 'accepted', 'expired'] as const)(
    'are none that are %s',
    (fate) =>
      inWorld(async (world) => {
        const pair = await addPair(world);
        await addLives(world, repeat(3, { ...pair, fate, due: 9 }));
        expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
          with_due_date: null,
          on_time: null,
        });
      }),
  );

  it('are not told below three jobs with a due date', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(world, [
        ...repeat(2, { ...pair, fate: 'approved', due: 9 }),
        { ...pair, fate: 'approved' },
      ]);
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        finished: 3,
        with_due_date: null,
        on_time: null,
      });
    }));
});
