import { beforeAll, expect, it } from 'vitest';
import { listComparedCreators } from '../src/reputation/compared-creators.ts';
import { createWorld, UNKNOWN_ID } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

it('reads creators to compare in one request, in their order', async () => {
  const { client } = world.client;
  const ids = [UNKNOWN_ID, world.client.id, world.creator.id.toUpperCase()];
  expect(await listComparedCreators(client, { ids })).toMatchObject([
    {
      id: world.creator.id,
      username: world.username,
      project_count: 5,
      rating_count: 3,
      languages: [],
      offer: { price: 100, duration: '3-5 days', days: 5 },
      record: { finished: null, answers: null },
    },
  ]);
});

it('ignores what is not an id', async () => {
  const { client } = world.client;
  const hostile = ["' or true --", '1', '}{', '../users'];
  expect(await listComparedCreators(client, { ids: hostile })).toEqual([]);
  const found = await listComparedCreators(client, { ids: [...hostile, world.creator.id] });
  expect(found).toHaveLength(1);
});
