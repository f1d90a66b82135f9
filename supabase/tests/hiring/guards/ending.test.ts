import { describe, expect, it } from 'vitest';
import { addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';
import { requestEnd } from '../../support/ending.ts';
import { change } from './change.ts';

describe('the service role', () => {
  it.each<[string, State, string, string]>([
    ['a proposal without a side', 'accepted', 'end_asked_at = now()', '23514'],
    ['a proposal without a time', 'accepted', `end_asked_by = 'client'`, '23514'],
    ['one by someone else', 'accepted', `end_asked_by = 'admin', end_asked_at = now()`, '23514'],
    [
      'one on a pending request',
      'pending',
      `end_asked_by = 'client', end_asked_at = now()`,
      'PT409',
    ],
    ['one on what is over', 'approved', `end_asked_by = 'client', end_asked_at = now()`, 'PT409'],
    [
      'one with the acceptance',
      'pending',
      `status = 'accepted', end_asked_by = 'client', end_asked_at = now()`,
      'PT409',
    ],
    ['another time', 'end asked', `end_asked_at = now() + interval '1 day'`, 'PT409'],
    ['another side', 'end asked', `end_asked_by = 'creator'`, 'PT409'],
    [
      'the end with its proposal',
      'end asked',
      `status = 'rejected', resolution = 'ended'`,
      '23514',
    ],
  ])('cannot write %s', (_, state, columns, code) =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, state);
      const before = await getRequest(world, id);
      const attempt = change(world, 'hire_requests', columns, id);
      expect((await captureError(attempt)).code).toBe(code);
      expect(await getRequest(world, id)).toEqual(before);
    }),
  );

  it('cannot take a proposal on to the next milestone', () =>
    inWorld(async (world) => {
      const { id, client, deliver } = await addPlan(world, createParts([10, 20]));
      await deliver();
      await world.as(client, (sql) => requestEnd(sql, { id }));
      const attempt = change(world, 'hire_requests', 'milestone = 2, delivered_at = null', id);
      expect((await captureError(attempt)).code).toBe('PT409');
    }));

  it('makes a version of each proposal and of its answer', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'accepted');
      await change(world, 'hire_requests', `end_asked_by = 'client', end_asked_at = now()`, id);
      expect((await getRequest(world, id)).version).toBe(3);
      await change(world, 'hire_requests', 'end_asked_by = null, end_asked_at = null', id);
      expect((await getRequest(world, id)).version).toBe(4);
    }));
});
