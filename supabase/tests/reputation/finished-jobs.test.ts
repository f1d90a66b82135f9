import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, repeat } from './histories.ts';
import type { FateName } from './histories.ts';
import { getCreatorRecord } from './records.ts';

const hour = 3600;

async function addPair(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  return { creator, client };
}

describe('finished jobs', () => {
  it.each([
    ['approved', 2, null],
    ['approved', 3, 3],
    ['automatic', 3, 3],
    ['revised', 3, 3],
    ['in milestones', 3, 3],
    ['delivered', 3, null],
    ['back in work', 3, null],
    ['ended late', 3, null],
    ['withdrawn', 3, null],
  ] as const)('that are %s: of %d, %s are counted', (fate: FateName, count, finished) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(world, repeat(count, { ...pair, fate }));
      expect((await getCreatorRecord(world, 'visitor', pair.creator.id))?.finished).toBe(finished);
    }),
  );

  it.each([
    ['for one client, however they ended', 'UTC', [0, 0, 0, 0, 0, 0, 0], 5],
    ['for one client on each day', 'UTC', [0, 0, 0, 0, 0, 0, 24], 6],
    ['where the creator lives', 'Asia/Tokyo', [14, 14, 14, 14, 14, 16], 6],
    ['where the creator lives, too', 'Asia/Tokyo', [16, 23, 24, 30, 38, 38, 38], 5],
  ])('count up to five times a day %s', (_, zone, hours, finished) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      const other = await world.addPerson();
      const lives = hours.map((at, index) => ({
        ...pair,
        fate: index % 2 ? ('approved' as const) : ('automatic' as const),
        zone,
        due: 400,
        seconds: [0, 0, at * hour, 90 * 24 * hour],
      }));
      await addLives(world, [...lives, { ...pair, client: other, fate: 'approved' }]);
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        finished: finished + 1,
        with_due_date: finished,
        on_time: finished,
      });
    }),
  );

  it('stay counted when the account of their client is deleted', () =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      await addLives(world, repeat(7, { creator, client: null, fate: 'approved' }));
      expect(await getCreatorRecord(world, 'visitor', creator.id)).toMatchObject({
        finished: 7,
        repeat_clients: null,
      });
    }));
});
