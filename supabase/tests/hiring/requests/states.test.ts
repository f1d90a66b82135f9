import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest, stepsByState } from '../../support/hiring.ts';
import type { Action, State } from '../../support/hiring.ts';
import { shareWorld } from '../../support/shared-world.ts';
import { captureError } from '../../support/world.ts';

const states = Object.keys(stepsByState) as State[];
const actions = [
  'accept',
  'decline',
  'cancel',
  'deliver',
  'ask_changes',
  'approve',
  'end',
] as const;
const side: Record<Action, 'client' | 'creator' | 'either'> = {
  accept: 'creator',
  decline: 'creator',
  deliver: 'creator',
  cancel: 'client',
  ask_changes: 'client',
  approve: 'client',
  end: 'either',
};
/** The state that an action leads to; the same state means that the decision is repeated. */
const leads: Record<State, Partial<Record<Action, State>>> = {
  pending: { accept: 'accepted', decline: 'declined', cancel: 'withdrawn' },
  accepted: { accept: 'accepted', deliver: 'delivered' },
  'end asked': { accept: 'end asked', deliver: 'end asked after delivery' },
  'end asked after delivery': {
    accept: 'end asked after delivery',
    deliver: 'end asked after delivery',
    ask_changes: 'back in work',
    approve: 'approved',
  },
  delivered: {
    accept: 'delivered',
    deliver: 'delivered',
    ask_changes: 'back in work',
    approve: 'approved',
  },
  'back in work': {
    accept: 'back in work',
    ask_changes: 'back in work',
    deliver: 'delivered',
  },
  declined: { decline: 'declined' },
  withdrawn: { cancel: 'withdrawn' },
  ended: { end: 'ended' },
  approved: { approve: 'approved' },
  automatic: { approve: 'automatic' },
};
const shows: Record<State, [status: string, resolution: string | null, delivered: boolean]> = {
  pending: ['pending', null, false],
  accepted: ['accepted', null, false],
  delivered: ['accepted', null, true],
  'back in work': ['accepted', null, false],
  'end asked': ['accepted', null, false],
  'end asked after delivery': ['accepted', null, true],
  declined: ['rejected', 'declined', false],
  withdrawn: ['rejected', 'withdrawn', false],
  ended: ['rejected', 'ended', false],
  approved: ['completed', 'approved', true],
  automatic: ['completed', 'automatic', true],
};
const conflict: Record<State, string> = {
  pending: 'This request is still pending',
  accepted: 'This request is already accepted',
  delivered: 'This request is already accepted',
  'back in work': 'This request is already accepted',
  'end asked': 'This request is already accepted',
  'end asked after delivery': 'This request is already accepted',
  declined: 'This request is already declined',
  withdrawn: 'This request is already withdrawn',
  ended: 'This request is already ended',
  approved: 'This request is already completed',
  automatic: 'This request is already completed',
};

describe.each(states)('a request that is %s', (state) => {
  const inState = shareWorld((world) => addRequest(world, state));

  it.each(
    (['client', 'creator'] as const).flatMap((by) =>
      actions.map((action) => [by, action] as const),
    ),
  )('handles the %s who tries to %s', (by, action) =>
    inState(async (world, hireRequest) => {
      const before = await getRequest(world, hireRequest.id);
      const next = leads[state][action];
      // A decision is repeated without other words.
      const note = next === state ? null : 'Here it is';
      const attempt = world.as(hireRequest[by], (sql) =>
        act(sql, { id: hireRequest.id, action, note }),
      );
      if (side[action] !== 'either' && side[action] !== by) {
        expect(await captureError(attempt)).toEqual({
          code: 'PT403',
          message: "You can't do that",
        });
      } else if (next === undefined) {
        const isEarly = before.status === 'accepted' && ['approve', 'ask_changes'].includes(action);
        const isAlone = before.status === 'accepted' && action === 'end';
        const message = isAlone
          ? "This request doesn't end without the other side yet. Ask to end it"
          : isEarly
            ? 'Nothing has been delivered yet'
            : conflict[state];
        expect(await captureError(attempt)).toEqual({ code: 'PT409', message });
      } else {
        const isNew = next !== state;
        const after = await attempt;
        const [status, resolution, delivered] = shows[next];
        expect([after.status, after.resolution]).toEqual([status, resolution]);
        expect(after.delivered_at !== null).toBe(delivered);
        expect(after.version).toBe(before.version + Number(isNew));
        expect(await getRequest(world, hireRequest.id)).toEqual(after);
        const events = await world.sql`
          select action, actor_id from public.hire_request_events
          where hire_request_id = ${hireRequest.id} order by version`;
        expect(events).toHaveLength(after.version);
        if (isNew) expect(events.at(-1)).toEqual({ action, actor_id: hireRequest[by].id });
        return;
      }
      expect(await getRequest(world, hireRequest.id)).toEqual(before);
    }),
  );
});
