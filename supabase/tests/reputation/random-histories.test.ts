import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, fates } from './histories.ts';
import type { FateName, Life } from './histories.ts';
import { recomputeCases, recomputeClient, recomputeCreator } from './recomputed.ts';
import { getClientRecord, getCreatorRecord, listAllCases } from './records.ts';

const SEEDS = Array.from({ length: rounds(6, 60) }, (_, seed) => seed);
const figures = ['answers', 'finished', 'on_time', 'repeat_clients'] as const;
const uncounted = [
  'withdrawn',
  'expired',
  'offered and withdrawn',
  'offered and expired',
] as const satisfies FateName[];
const fateNames = Object.keys(fates) as FateName[];

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function createRandom(seed: number) {
  let state = seed * 0x9e3779b9 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Two creators and their requests of some clients, in any order and state; steps often fall on the same second. */
async function addHistory(world: World, seed: number) {
  const random = createRandom(seed);
  const upTo = (end: number) => Math.floor(random() * end);
  const pick = <T>(items: readonly [T, ...T[]]) => items[upTo(items.length)] ?? items[0];
  const ada = await world.addPerson({ isDev: true });
  const noah = await world.addPerson({ isDev: true });
  const clients = [];
  for (let count = 1 + upTo(6); count > 0; count -= 1) clients.push(await world.addPerson());
  const [first = ada, ...others] = clients;
  const favorites = fateNames.filter(() => random() < 0.6);
  const lives = Array.from({ length: upTo(60) }, (): Life => {
    let now = upTo(200);
    const pace = pick([2, 100, 100_000]);
    const id = [8, 4, 4, 4, 12]
      .map((length) => Array.from({ length }, () => upTo(16).toString(16)).join(''))
      .join('-');
    return {
      id,
      creator: random() < 0.8 ? ada : noah,
      client: random() < 0.1 ? null : pick([first, ...others]),
      fate: pick([favorites[upTo(favorites.length)] ?? 'pending', pick(['approved', 'declined'])]),
      ...(random() < 0.8 && { due: upTo(9) - 1 }),
      zone: pick(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata']),
      seconds: Array.from({ length: 10 }, () => (now += upTo(pace))),
    };
  });
  if (lives.length > 0) await addLives(world, lives);
  return { creators: [ada, noah], clients, lives };
}

describe.each(SEEDS)('the history %d', (seed) => {
  it('has the figures and the lists that a second query finds', () =>
    inWorld(async (world) => {
      const { creators, clients, lives } = await addHistory(world, seed);
      for (const creator of creators) {
        const { member_since, ...figuresShown } =
          (await getCreatorRecord(world, 'visitor', creator.id)) ?? {};
        expect(member_since).toBeTruthy();
        expect(figuresShown).toEqual(await recomputeCreator(world, creator.id));
        const expected = await recomputeCases(world, creator.id);
        for (const figure of figures) {
          const cases = await listAllCases(world, creator, figure, 7);
          expect(cases.map(({ id }) => id)).toEqual(expected?.[figure]);
        }
        for (const client of clients) {
          const isParty = lives.some(
            (life) => life.creator === creator && life.client?.id === client.id,
          );
          const record = await getClientRecord(world, creator, client.id);
          if (!isParty) expect(record).toBeNull();
          else expect(record).toMatchObject({ ...(await recomputeClient(world, client.id)) });
        }
      }
    }));

  it('has the same figures without the requests that were withdrawn or expired', () =>
    inWorld(async (world) => {
      const { creators, lives } = await addHistory(world, seed);
      const read = async () => {
        const records = [];
        for (const { id } of creators) records.push(await getCreatorRecord(world, 'visitor', id));
        return records;
      };
      const before = await read();
      const [creator] = creators;
      const more = lives.map((life): Life => ({ ...life, creator: creator ?? life.creator }));
      await addLives(world, [
        ...more.map(({ id: _, ...life }, index): Life => ({
          ...life,
          fate: uncounted[index % uncounted.length] ?? 'withdrawn',
        })),
        { creator: creator ?? { id: '' }, client: null, fate: 'withdrawn' },
      ]);
      expect(await read()).toEqual(before);
    }));
});
