import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, applyStep, addRequest, createRequest, stepsByState } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, repeat } from './histories.ts';
import { getCreatorRecord } from './records.ts';

const hour = 3600;

async function addPair(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  return { creator, client };
}

describe('the time to an answer', () => {
  it.each([
    [0, null],
    [2, null],
    [3, 3],
    [20, 20],
    [21, 20],
  ])('of %d answered requests counts %s', (count, answers) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      if (count > 0)
        await addLives(world, repeat(count, { ...pair, fate: 'declined', seconds: [0, hour] }));
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        answers,
        answer_seconds: answers && hour,
      });
    }),
  );

  it.each([
    [[1, 2, 9], 2],
    [[1, 2, 3, 9], 2.5],
    [[9, 1, 2], 2],
  ])('of %j hours is the median, %d', (hours, median) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(
        world,
        hours.map((wait) => ({ ...pair, fate: 'accepted', seconds: [0, wait * hour] })),
      );
      const record = await getCreatorRecord(world, 'visitor', pair.creator.id);
      expect(record?.answer_seconds).toBe(median * hour);
    }),
  );

  it.each([
    ['offered', hour],
    ['negotiated', hour],
    ['offered and declined', hour],
    ['in milestones', hour],
    ['offered and withdrawn', null],
    ['offered and expired', null],
    ['expired', null],
  ] as const)('counts each request that is %s once, with its first answer', (fate, expected) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(
        world,
        repeat(3, { ...pair, fate, seconds: [0, hour, 5 * hour, 9 * hour, 10 * hour] }),
      );
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        answers: expected && 3,
        answer_seconds: expected,
      });
    }),
  );

  it('is no offer that someone makes as a client', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      const { creator: other } = await addPair(world);
      const asClient = { creator: other, client: pair.creator };
      await addLives(world, repeat(3, { ...asClient, fate: 'negotiated', seconds: [0, hour] }));
      expect(await getCreatorRecord(world, 'visitor', pair.creator.id)).toMatchObject({
        answers: null,
      });
    }));

  it('counts the last 20 answers, no matter when the requests were sent', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(world, [
        { ...pair, fate: 'declined', seconds: [50 * hour, 51 * hour] },
        ...repeat(10, { ...pair, fate: 'declined', seconds: [40 * hour, 60 * hour] }),
        ...repeat(10, { ...pair, fate: 'approved', seconds: [30 * hour, 60 * hour] }),
      ]);
      const record = await getCreatorRecord(world, 'visitor', pair.creator.id);
      expect(record).toMatchObject({ answers: 20, answer_seconds: 25 * hour });
    }));
});

describe('clients who came back', () => {
  it.each([
    [2, 2, null],
    [3, 1, null],
    [3, 2, 3],
    [4, 3, 4],
  ])('of %d clients with %d finished jobs each: %s', (people, jobs, expected) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      for (let count = 0; count < people; count += 1) {
        const client = await world.addPerson();
        await addLives(world, [
          ...repeat(jobs, { creator, client, fate: 'approved' }),
          { creator, client, fate: 'withdrawn' },
          { creator, client, fate: 'ended early' },
        ]);
      }
      const record = await getCreatorRecord(world, 'visitor', creator.id);
      expect(record?.repeat_clients).toBe(expected);
    }),
  );
});

describe('who is described', () => {
  it('reads the same as visitor, client, stranger and creator', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      await addLives(world, repeat(3, { creator, client, fate: 'approved', seconds: [0, 60] }));
      const stranger = await world.addPerson({ isDev: true });
      const [row] = await world.sql<{ since: string }[]>`
        select to_jsonb(created_at) #>> '{}' as since from public.users where id = ${creator.id}`;
      for (const caller of ['visitor', client, stranger, creator] as const)
        expect(await getCreatorRecord(world, caller, creator.id)).toEqual({
          member_since: row?.since,
          answers: 3,
          answer_seconds: 60,
          finished: 3,
          with_due_date: null,
          on_time: null,
          repeat_clients: null,
          overdue_refunds: 0,
        });
    }));

  it('is no one who is not a public creator', () =>
    inWorld(async (world) => {
      const { creator: suspended, client } = await addPair(world);
      const { creator: hidden } = await addPair(world);
      await world.suspend(suspended);
      await world.hide('user', hidden.id);
      for (const id of [suspended.id, hidden.id, client.id, randomUUID()])
        for (const caller of ['visitor', client, suspended] as const)
          expect(await getCreatorRecord(world, caller, id)).toBeNull();
    }));
});

it('follows the functions that move a request', () =>
  inWorld(async (world) => {
    const hired = await addRequest(world, 'approved');
    const { creator, client } = hired;
    for (const state of ['automatic', 'approved', 'declined', 'pending'] as const) {
      const input = { creator_id: creator.id, title: state, budget: 100 };
      const { id } = await world.as(client, (sql) => createRequest(sql, input));
      for (const step of stepsByState[state]) await applyStep(world, { ...hired, id }, step);
    }
    const before = await getCreatorRecord(world, 'visitor', creator.id);
    expect(before).toMatchObject({ answers: 4, answer_seconds: 0, finished: 3 });
    const [pending] = await world.sql<{ id: string }[]>`
      select id from public.hire_requests where creator_id = ${creator.id} and status = 'pending'`;
    await world.as(client, (sql) => act(sql, { id: pending?.id ?? '', action: 'cancel' }));
    expect(await getCreatorRecord(world, 'visitor', creator.id)).toEqual(before);
  }));
