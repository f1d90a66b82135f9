import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, addRequest, applyStep, getRequest } from '../../support/hiring.ts';
import { readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { Caller } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';

describe('asking to end', () => {
  it.each([
    [null, 'Write a reason'],
    [' \u200b ', 'Write a reason'],
    ['too short', 'Write at least 10 characters'],
    [`  ${'x'.repeat(9)}\n `, 'Write at least 10 characters'],
    ['x'.repeat(1001), 'Use at most 1000 characters'],
  ])('with the reason %j is rejected', (reason, message) =>
    inWorld(async (world) => {
      const { id, client } = await addRequest(world, 'accepted');
      const attempt = world.as(client, (sql) => requestEnd(sql, { id, reason }));
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );

  it.each(['x'.repeat(10), 'x'.repeat(1000)])('accepts a reason of %s', (reason) =>
    inWorld(async (world) => {
      const { id, client } = await addRequest(world, 'accepted');
      await world.as(client, (sql) => requestEnd(sql, { id, reason }));
      expect((await readPanel(world, client, id)).events.at(-1)?.note).toBe(reason);
    }),
  );

  it('again after a no is a proposal of its own', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'end asked');
      await world.as(creator, (sql) =>
        answerEnd(sql, { id, action: 'decline', note: 'Almost done' }),
      );
      const second = await world.as(creator, (sql) => requestEnd(sql, { id }));
      expect(second).toMatchObject({ end_asked_by: 'creator', version: 5 });
      const late = world.as(creator, (sql) => answerEnd(sql, { id, action: 'decline' }));
      expect((await captureError(late)).code).toBe('PT403');
      expect((await readPanel(world, client, id)).events.at(-2)?.note).toBe('Almost done');
    }));

  it('is to what the caller saw: not to work that was delivered meanwhile', () =>
    inWorld(async (world) => {
      const { id, client } = await addRequest(world, 'delivered');
      const propose = (version: number) =>
        world.as(client, (sql) => requestEnd(sql, { id, version }));
      expect(await captureError(propose(2))).toEqual({
        ...{ code: 'PT409', message: 'The work was delivered in the meantime' },
      });
      expect((await propose(3)).version).toBe(4);
      expect((await propose(3)).version).toBe(4);
    }));

  it('is told whoever acts on what they saw before', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'end asked');
      const deliver = () =>
        captureError(world.as(creator, (sql) => act(sql, { id, action: 'deliver', version: 2 })));
      const sentences = [(await deliver()).message];
      await world.as(client, (sql) => answerEnd(sql, { id, action: 'withdraw' }));
      sentences.push((await deliver()).message);
      await world.as(client, (sql) => requestEnd(sql, { id }));
      await world.as(creator, (sql) => answerEnd(sql, { id, action: 'decline' }));
      sentences.push((await deliver()).message);
      expect(sentences).toEqual([
        'Ending this request was proposed in the meantime',
        'The proposal to end it was withdrawn in the meantime',
        'The proposal to end it was declined in the meantime',
      ]);
    }));

  it('and answering is for the two parties', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'end asked');
      const stranger = await world.addPerson({ isDev: true });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const attempts = (person: Caller, request: string) => [
        () => world.as(person, (sql) => requestEnd(sql, { id: request })),
        () => world.as(person, (sql) => answerEnd(sql, { id: request, action: 'accept' })),
      ];
      const errors = [];
      for (const person of [stranger, admin]) {
        for (const attempt of [...attempts(person, id), ...attempts(person, randomUUID())]) {
          errors.push(await captureError(attempt()));
        }
      }
      expect(errors).toEqual(
        errors.map(() => ({
          ...{ code: 'PT404', message: "This request no longer exists, or it isn't yours" },
        })),
      );
    }));
});

describe('an answer', () => {
  it('is possible for suspended people, as the proposal is', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'accepted');
      for (const person of [client, creator]) await world.suspend(person);
      await world.as(client, (sql) => requestEnd(sql, { id }));
      await world.as(creator, (sql) => answerEnd(sql, { id, action: 'accept' }));
      expect(await getRequest(world, id)).toMatchObject({ resolution: 'ended' });
    }));

  it.each([null, 'agree', 'ACCEPT', 'accept_end'])('is not %j', (action) =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world, 'end asked');
      const attempt = world.as(creator, (sql) => answerEnd(sql, { id, action }));
      expect(await captureError(attempt)).toEqual({
        ...{ code: 'PT400', message: "A proposal to end a request doesn't have this action" },
      });
    }),
  );

  it('has a note of at most 2000 characters, and none that is blank', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'end asked');
      const answer = (note: string) =>
        world.as(creator, (sql) => answerEnd(sql, { id, action: 'decline', note }));
      expect(await captureError(answer('x'.repeat(2001)))).toEqual({
        ...{ code: 'PT400', message: 'Use at most 2000 characters' },
      });
      await answer('x'.repeat(2000));
      expect((await readPanel(world, client, id)).events.at(-1)?.note).toBe('x'.repeat(2000));
      await world.as(client, (sql) => requestEnd(sql, { id }));
      await answer(' ');
      expect((await readPanel(world, client, id)).events.at(-1)?.note).toBe(null);
    }));

  it('of yes counts for the version that was seen, the others in any case', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'accepted');
      await world.as(creator, (sql) => requestEnd(sql, { id }));
      await applyStep(world, { id, client, creator }, ['creator', 'deliver']);
      const answer = (action: string, version: number) =>
        world.as(client, (sql) => answerEnd(sql, { id, action, version }));
      expect(await captureError(answer('accept', 3))).toEqual({
        ...{ code: 'PT409', message: 'The work was delivered in the meantime' },
      });
      expect(await answer('decline', 3)).toMatchObject({ status: 'accepted', version: 5 });
    }));

  it('of yes removes what is pending, and closes the open offer', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20]));
      await plan.finish(1);
      await plan.propose('client', { ...createParts([25]), price: 35 });
      await plan.end('client');
      expect(await plan.listAmounts()).toEqual(['10c']);
      const { open_offer, offers, milestone } = await readPanel(world, plan.creator, plan.id);
      expect([open_offer, offers.at(-1)?.status, milestone]).toEqual([null, 'closed', 2]);
    }));
});
