import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { addRequest, createRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addScene, addWaiting } from './cases.ts';
import type { CaseScene } from './cases.ts';

const stranger = { code: 'PT403', message: "An admin who knows a side of a case can't decide it" };

describe('a case is not decided by', () => {
  it.each<[string, (world: World, scene: CaseScene) => Promise<unknown>]>([
    ['its client', (world, { client }) => world.grantAdmin(client)],
    ['its creator', (world, { creator }) => world.grantAdmin(creator)],
  ])('%s, who is an admin', (side, grant) =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      await grant(world, scene);
      const party = side === 'its client' ? scene.client : scene.creator;
      expect(await captureError(scene.decide(party, scene.case))).toEqual(stranger);
    }),
  );

  it('its client, who is an admin, once its creator has left', () =>
    inWorld(async (world) => {
      const { client, creator, decide, open } = await addScene(world, 'approved');
      const id = await open();
      await world.grantAdmin(client);
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect(await captureError(decide(client, id))).toEqual(stranger);
    }));

  it.each(['client', 'creator'] as const)('an admin who has a conversation with its %s', (side) =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const pair = [scene.first.id, scene[side].id].toSorted();
      await world.sql`
        insert into public.conversations (first_user_id, second_user_id)
        values (${pair[0] ?? ''}, ${pair[1] ?? ''})`;
      expect(await captureError(scene.decide(scene.first, scene.case))).toEqual(stranger);
      await scene.decide(scene.second, scene.case);
    }),
  );

  it.each([
    ['has sent a request to its creator', 'first', 'creator'],
    ['has got a request from its client', 'client', 'first'],
  ] as const)('an admin who %s', (_, client, creator) =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      await world.sql`update public.users set is_dev = true where id = ${scene.first.id}`;
      await world.as(scene[client], (sql) =>
        createRequest(sql, { creator_id: scene[creator].id, title: 'A map', budget: 50 }),
      );
      await world.sql`delete from public.conversations where ${scene.first.id} in (first_user_id, second_user_id)`;
      expect(await captureError(scene.decide(scene.first, scene.case))).toEqual(stranger);
    }),
  );

  it('the admin whose decision was appealed; if there is no other one, it waits and says so', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      await scene.decide(scene.first, scene.case);
      await scene.answer('client', scene.case, { action: 'appeal' });
      expect(await captureError(scene.decide(scene.first, scene.case))).toMatchObject({
        code: 'PT403',
        message: 'Another admin decides this appeal, whom neither side knows',
      });
      const lacksAdmin = async () => {
        const evidence = await call<{ case: { lacks_admin: boolean } }>(world, scene.client, {
          name: 'case_evidence',
          id: scene.case,
        });
        return evidence?.case.lacks_admin;
      };
      expect(await lacksAdmin()).toBe(false);
      await world.sql`delete from private.admins where user_id <> ${scene.first.id}`;
      expect(await lacksAdmin()).toBe(true);
    }));

  it.each(['client', 'creator'] as const)('its %s without being an admin', (side) =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      expect(await captureError(scene.decide(scene[side], scene.case))).toMatchObject({
        code: 'PT403',
      });
    }),
  );

  it('a session that is older than 15 minutes', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 1000 }];
      const attempt = scene.decide({ ...scene.first, amr }, scene.case);
      expect((await captureError(attempt)).message).toContain('sign_in_too_old');
    }));
});

it('a case is decided by an admin who has decided others, and has sent requests and got some', () =>
  inWorld(async (world) => {
    const scene = await addWaiting(world);
    const { first } = scene;
    const other = await addWaiting(world);
    await other.decide(first, other.case);
    await world.sql`update public.users set is_dev = true where id = ${first.id}`;
    const others = await addRequest(world);
    for (const [client, creator] of [
      [first, others.creator],
      [others.client, first],
    ] as const)
      await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 50 }),
      );
    await scene.decide(first, scene.case);
    expect(await scene.get(scene.case)).toMatchObject({ status: 'decided' });
  }));

it.each([
  ['no outcome', { outcome: null }, 'Choose one of these: full, part, none'],
  ['a redo', { outcome: 'redo' }, 'Choose one of these: full, part, none'],
  ['no words', { note: null }, 'Explain the decision in at least 20 characters'],
  ['few words', { note: 'Nineteen characters' }, 'Explain the decision in at least 20 characters'],
  ['many words', { note: 'x'.repeat(4001) }, 'Use at most 4000 characters'],
  [
    'a part without amount',
    { outcome: 'part' },
    'Enter an amount below $100.00, of which this is a part',
  ],
])('a decision with %s is rejected', (_, input, message) =>
  inWorld(async (world) => {
    const scene = await addWaiting(world);
    expect(await captureError(scene.decide(scene.first, scene.case, input))).toMatchObject({
      message,
    });
  }),
);

it('a case that does not exist is neither opened nor decided', () =>
  inWorld(async (world) => {
    const { decide, first } = await addWaiting(world);
    const id = randomUUID();
    for (const act of [
      () => decide(first, id),
      () => call(world, first, { name: 'admin_open_case', id }),
    ])
      expect(await captureError(act())).toEqual({
        code: 'PT404',
        message: 'This case no longer exists',
      });
  }));
