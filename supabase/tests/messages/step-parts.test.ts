import { expect, it } from 'vitest';
import { addPlan, createParts } from '../hiring/plan/plan.ts';
import { act, addRequest, createRequest } from '../support/hiring.ts';
import { makeOffer } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { findConversation, readThread } from './lines.ts';

type Parties = { id: string; client: { id: string }; creator: { id: string } };

const readSteps = async (world: World, parties: Parties) => {
  const conversation = await findConversation(world, parties);
  const { items } = await readThread(world, parties.creator, { conversation, size: 100 });
  return items.flatMap(({ step }) => (step?.request_id === parties.id ? [step] : []));
};

it('an offer is a counter-offer only to one of the other side, on the same request', () =>
  inWorld(async (world) => {
    const parties = await addRequest(world);
    const { client, creator } = parties;
    const { id } = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 5 }),
    );
    await world.as(creator, (sql) => makeOffer(sql, { id }));
    await world.as(client, (sql) => makeOffer(sql, { id }));
    for (let count = 0; count < 3; count += 1)
      await world.as(creator, (sql) => makeOffer(sql, { id: parties.id }));
    const [, , last] = (await readSteps(world, { ...parties, id })).map(({ offer }) => offer);
    expect(last).toMatchObject({ is_counter: true });
    const [, ...offers] = await readSteps(world, parties);
    expect(offers.map(({ offer }) => offer)).toMatchObject(
      Array.from({ length: 3 }, () => ({ side: 'creator', is_counter: false })),
    );
  }));

it('the only milestone has no name in a step, whatever other requests have', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([10, 20]));
    const { client, creator } = plan;
    const { id } = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 5 }),
    );
    await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
    await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    await plan.deliver();
    expect((await readSteps(world, { client, creator, id })).at(-1)).toMatchObject({
      ...{ action: 'deliver', milestone: null },
    });
    expect((await readSteps(world, plan)).at(-1)).toMatchObject({
      ...{ action: 'deliver', milestone: 'Part 1' },
    });
  }));
