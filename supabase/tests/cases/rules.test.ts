import { describe, expect, it } from 'vitest';
import { asService } from '../support/as-service.ts';
import { act, getRequest } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, makeOffer, readPanel } from '../support/offers.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import { addScene, answerCase, openCase } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

describe('a case', () => {
  it.each([
    ['pending', 'A case is about a delivery, or about approved work'],
    ['accepted', 'A case is about a delivery, or about approved work'],
    ['ended', 'A case is about a delivery, or about approved work'],
  ] as const)('is not opened about a request that is %s', (state, message) =>
    inWorld(async (world) => {
      const scene = await addScene(world, state);
      expect(await captureError(scene.open())).toEqual({ code: 'PT409', message });
    }),
  );

  it.each([
    ['no text', { text: null }, 'Write at least 10 characters'],
    ['a short text', { text: '  nine char ' }, 'Write at least 10 characters'],
    ['a long text', { text: 'x'.repeat(4001) }, 'Use at most 4000 characters'],
    ['no wish', { wants: null }, 'Choose one of these: all, part, redo'],
    ['nothing', { wants: 'none' }, 'Choose one of these: all, part, redo'],
    [
      'a part of nothing',
      { wants: 'part' },
      'Enter an amount below $100.00, of which this is a part',
    ],
    [
      'a part of 0',
      { wants: 'part', cents: 0 },
      'Enter an amount below $100.00, of which this is a part',
    ],
    [
      'a part that is all',
      { wants: 'part', cents: 10_000 },
      'Enter an amount below $100.00, of which this is a part',
    ],
    ['an amount for all', { cents: 100 }, 'Only a part has an amount'],
    ['no key', { key: null }, 'A case key is required'],
  ])('is rejected with %s', (_, input, message) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      expect(await captureError(scene.open(input))).toMatchObject({ message });
    }),
  );

  it.each([
    ['creator', { action: 'withdraw' }],
    ['client', { action: 'counter', outcome: 'part', cents: 500 }],
  ] as const)('is not answered by the %s with %j', (side, input) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      expect(await captureError(scene.answer(side, id, input))).toEqual({
        code: 'PT403',
        message: "You can't do that",
      });
    }),
  );

  it('is opened by the client only, and by the same call once', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const attempt = world.as(scene.creator, (sql) => openCase(sql, { request: scene.id }));
      expect(await captureError(attempt)).toEqual({
        code: 'PT403',
        message: 'Only the client can open a case',
      });
      const key = '5f0e7d58-6f0f-4c39-9d3c-2f1a8a7d9e01';
      const id = await scene.open({ key });
      expect(await scene.open({ key })).toBe(id);
      expect(await captureError(scene.open())).toMatchObject({
        message: 'There is an open case already',
      });
    }));

  it('is not opened without a person, as by the service role', () =>
    inWorld(async (world) => {
      const { id: request } = await addScene(world);
      const attempt = asService(world, (sql) => openCase(sql, { request }));
      expect(await captureError(attempt)).toEqual({ code: 'PT401', message: 'Sign in first' });
    }));

  it('stops the delivery, changes of the terms and the automatic approval', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await scene.open();
      const message = 'There is an open case about this delivery. Settle it first';
      const move = (side: 'client' | 'creator', action: string) =>
        world.as(scene[side], (sql) => act(sql, { id: scene.id, action }));
      expect(await captureError(move('client', 'ask_changes'))).toMatchObject({ message });
      const change = world.as(scene.creator, (sql) => makeOffer(sql, { id: scene.id }));
      expect(await captureError(change)).toMatchObject({ message });
      await scene.passDays(7);
      expect(await scene.passDays(30)).toBe(false);
      expect(await getRequest(world, scene.id)).toMatchObject({ status: 'accepted' });
    }));

  it('stops an offer that was made before, except that it can be taken back', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await world.as(scene.creator, (sql) => makeOffer(sql, { id: scene.id }));
      const id = await getOpenOffer(world, scene.id);
      await scene.open();
      const accept = world.as(scene.client, (sql) => answerOffer(sql, { id, action: 'accept' }));
      expect(await captureError(accept)).toMatchObject({
        code: 'PT409',
        message: 'There is an open case about this delivery. Settle it first',
      });
      await world.as(scene.creator, (sql) => answerOffer(sql, { id, action: 'withdraw' }));
      expect(await getRequest(world, scene.id)).toMatchObject({ open_offer_id: null });
    }));

  it('is over when the client approves after all', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await world.as(scene.client, (sql) => act(sql, { id: scene.id, action: 'approve' }));
      expect(await scene.get(id)).toMatchObject({ status: 'withdrawn' });
    }));
});

it('a case of others is answered like one that does not exist', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    for (const [person, one] of [
      [scene.first, id],
      [await world.addPerson(), id],
      [scene.client, scene.id],
    ] as const) {
      const attempt = world.as(person, (sql) => answerCase(sql, { id: one, action: 'accept' }));
      expect(await captureError(attempt)).toEqual({
        ...{ code: 'PT404', message: "This case no longer exists, or it isn't yours" },
      });
    }
  }));

describe('what waits for whom', () => {
  it('is an answer to a case, and no longer the approval', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const due = async () => {
        const [row] = await world.sql`
          select private.due_actions(h, 'client') as client, private.due_actions(h, 'creator') as creator,
            private.waiting_side(h) as turn
          from public.hire_requests h where h.id = ${scene.id}`;
        return row;
      };
      const id = await scene.open();
      expect(await due()).toEqual({ client: [], creator: ['answer_case'], turn: 'creator' });
      await scene.answer('creator', id, { action: 'counter', outcome: 'redo' });
      expect(await due()).toEqual({ client: ['answer_case'], creator: [], turn: 'client' });
      await scene.answer('client', id, { action: 'dispute' });
      expect(await due()).toEqual({ client: [], creator: [], turn: 'admin' });
    }));

  it('is an answer to a case about completed work too, and nothing once an admin decides it', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const getTurn = async () => (await readPanel(world, scene.client, scene.id)).turn;
      const id = await scene.open();
      expect(await getTurn()).toBe('creator');
      await scene.answer('creator', id, { action: 'dispute' });
      expect(await getTurn()).toBeNull();
    }));
});

it('what was said in a case cannot be changed, not even by the service role', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    const change = world.sql.savepoint(
      (sql) => sql`update public.case_steps set text = 'Something else' where case_id = ${id}`,
    );
    expect(await captureError(change)).toMatchObject({ code: '42501' });
    const removal = world.sql.savepoint(
      (sql) => sql`delete from public.case_steps where case_id = ${id}`,
    );
    expect(await captureError(removal)).toMatchObject({ code: '42501' });
  }));
