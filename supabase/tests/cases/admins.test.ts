import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audit, call } from '../admin/admins.ts';
import { addRequest, applyStep, createRequest } from '../support/hiring.ts';
import { makeOffer } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addWaiting, openCase } from './cases.ts';
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

  it('an admin who has sent a request to its creator', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      await world.as(scene.first, (sql) =>
        createRequest(sql, { creator_id: scene.creator.id, service_id: scene.service }),
      );
      await world.sql`delete from public.conversations where ${scene.first.id} in (first_user_id, second_user_id)`;
      expect(await captureError(scene.decide(scene.first, scene.case))).toEqual(stranger);
    }));

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

it('a case is decided by an admin who works with others', () =>
  inWorld(async (world) => {
    const scene = await addWaiting(world);
    const { creator, service } = await addRequest(world);
    await world.as(scene.first, (sql) =>
      createRequest(sql, { creator_id: creator.id, service_id: service }),
    );
    await scene.decide(scene.first, scene.case);
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

describe('the evidence', () => {
  it('is the same for both parties, and nothing for anyone else', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const read = (person: { id: string }) =>
        call<Record<string, unknown>>(world, person, { name: 'case_evidence', id: scene.case });
      const evidence = await read(scene.client);
      expect(evidence).toMatchObject({
        case: {
          status: 'waiting',
          amount_cents: 10_000,
          steps: [{ action: 'open' }, { action: 'dispute' }],
        },
        request: { id: scene.id, title: 'A service' },
        messages: [],
      });
      expect(await read(scene.creator)).toEqual(evidence);
      for (const person of [scene.first, await world.addPerson()]) {
        expect(await read(person)).toBeNull();
      }
    }));

  it('is of one case: nothing of another request of the same people is in it', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const { client, creator } = scene;
      const read = (id: string) => call<object>(world, client, { name: 'case_evidence', id });
      const evidence = await read(scene.case);
      const { id: request } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 50 }),
      );
      const other = { client, creator, id: request };
      await applyStep(world, other, ['creator', 'accept']);
      await world.as(creator, (sql) => makeOffer(sql, { id: request }));
      await applyStep(world, other, ['creator', 'deliver']);
      const id = await world.as(client, (sql) => openCase(sql, { request }));
      expect(await read(id)).toMatchObject({
        case: { id },
        request: {
          id: request,
          offers: [{ title: 'A map' }, { title: 'A shift planner' }],
          cases: [{ id }],
        },
      });
      expect(await read(scene.case)).toEqual(evidence);
    }));

  it('is read by an admin who may decide, and each look is in the audit log', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const look = (admin: { id: string }) =>
        call<Record<string, unknown>>(world, admin, { name: 'admin_open_case', id: scene.case });
      expect(await look(scene.first)).toMatchObject({ case: { id: scene.case } });
      expect(await audit(world)).toContainEqual(
        expect.objectContaining({
          ...{ actor_id: scene.first.id, action: 'open_case', target_kind: 'case' },
          target_id: scene.case,
        }),
      );
      await world.grantAdmin(scene.client);
      expect(await captureError(look(scene.client))).toMatchObject({ code: 'PT403' });
      await scene.decide(scene.first, scene.case);
      expect(await captureError(look(scene.second))).toMatchObject({ code: 'PT403' });
    }));
});
