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

  it('count with their last delivery', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      const seconds = [0, 1, day, 2 * day, 5 * day, 6 * day];
      await addLives(world, [
        ...repeat(2, { ...pair, fate: 'revised', due: 4, seconds }),
        { ...pair, fate: 'revised', due: 5, seconds },
        { ...pair, fate: 'in milestones', due: 7, seconds: [...seconds, 7 * day] },
      ]);
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        with_due_date: 4,
        on_time: 2,
      });
    }));

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
