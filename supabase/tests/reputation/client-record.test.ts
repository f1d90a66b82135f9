import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addLives, repeat, repeatDaily } from './histories.ts';
import { getClientRecord } from './records.ts';

const day = 86_400;

describe('the figures of a client', () => {
  it.each([
    [2, { finished: null, ended: null, approvals: null, approval_seconds: null }],
    [3, { finished: 3, ended: 3, approvals: 3, approval_seconds: day }],
    [20, { finished: 20, ended: 20, approvals: 20, approval_seconds: day }],
    [21, { finished: 21, ended: 21, approvals: 20, approval_seconds: day }],
  ])('of %d finished and as many ended jobs are %j', (count, figures) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const pair = { creator, client };
      await addLives(world, [
        ...repeatDaily(count, { ...pair, fate: 'approved', seconds: [0, 1, 2, 2 + day] }),
        ...repeat(count, { ...pair, fate: 'ended late', seconds: [0, 9] }),
        ...repeat(9, { ...pair, fate: 'withdrawn' }),
        ...repeat(9, { ...pair, fate: 'delivered' }),
      ]);
      expect(await getClientRecord(world, creator, client.id)).toMatchObject(figures);
    }),
  );

  it('include work for other creators, and count the time of the last delivery', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      await addLives(world, [
        { creator, client, fate: 'pending' },
        { creator: other, client, fate: 'approved', seconds: [0, 1, 2, 2 + day] },
        { creator: other, client, fate: 'automatic', seconds: [0, 1, 2, 2 + 14 * day] },
        {
          creator: other,
          client,
          fate: 'revised',
          seconds: [0, 1, 2, 3 * day, 5 * day, 8 * day],
        },
      ]);
      expect(await getClientRecord(world, creator, client.id)).toMatchObject({
        finished: 3,
        ended: null,
        approvals: 3,
        approval_seconds: 3 * day,
      });
    }));

  it('count the last 20 approvals', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const pair = { creator, client: await world.addPerson() };
      await addLives(world, [
        { ...pair, fate: 'approved', seconds: [30 * day, 31 * day] },
        ...repeatDaily(10, { ...pair, fate: 'approved', seconds: [0, 0, 50 * day, 60 * day] }),
        ...repeatDaily(10, { ...pair, fate: 'approved', seconds: [0, 0, 40 * day, 60 * day] }),
      ]);
      const record = await getClientRecord(world, creator, pair.client.id);
      expect(record).toMatchObject({ finished: 21, approvals: 20, approval_seconds: 15 * day });
    }));

  it('count at most five jobs of a day for each creator', () =>
    inWorld(async (world) => {
      const [creator, other] = [
        await world.addPerson({ isDev: true }),
        await world.addPerson({ isDev: true }),
      ];
      const client = await world.addPerson();
      await addLives(world, [
        ...repeat(7, { creator, client, fate: 'approved' }),
        ...repeat(3, { creator: other, client, fate: 'automatic' }),
        ...repeat(6, { creator, client, fate: 'ended late' }),
      ]);
      const record = await getClientRecord(world, creator, client.id);
      expect(record).toMatchObject({ finished: 8, approvals: 8, ended: 6 });
    }));
});

describe('who reads the record of a client', () => {
  it.each(['pending', 'withdrawn', 'declined', 'approved'] as const)(
    'is a creator whose request is %s',
    (state) =>
      inWorld(async (world) => {
        const { creator, client } = await addRequest(world, state);
        const [row] = await world.sql<{ since: string }[]>`
          select to_jsonb(created_at) #>> '{}' as since from public.users where id = ${client.id}`;
        expect(await getClientRecord(world, creator, client.id)).toEqual({
          member_since: row?.since,
          finished: null,
          ended: null,
          approvals: null,
          approval_seconds: null,
        });
      }),
  );

  it('is no one else: not the client, another creator, another client or an admin', () =>
    inWorld(async (world) => {
      const { creator, client } = await addRequest(world, 'approved');
      const other = await addRequest(world);
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const unknown = await getClientRecord(world, creator, randomUUID());
      expect(unknown).toBeNull();
      for (const caller of [client, other.creator, other.client, admin])
        expect(await getClientRecord(world, caller, client.id)).toBe(unknown);
      expect(await getClientRecord(world, client, creator.id)).toBeNull();
      expect((await captureError(getClientRecord(world, 'visitor', client.id))).code).toBe('42501');
    }));
});
