import { describe, expect, it } from 'vitest';
import { getEventTitle, getStateHint } from './request-state.ts';

const delivered_at = '2026-01-05T12:00:00.000Z';

describe('getStateHint', () => {
  it.each([
    ['pending', null, null, null],
    ['accepted', null, null, null],
    [
      'accepted',
      null,
      delivered_at,
      'Delivered Jan 5, 2026. It completes automatically 14 days later.',
    ],
    ['completed', 'approved', delivered_at, 'Approved by the client.'],
    ['completed', 'automatic', delivered_at, 'Completed automatically 14 days after delivery.'],
    ['rejected', 'declined', null, 'You declined this request.'],
    ['rejected', 'withdrawn', null, 'Withdrawn by the client.'],
    ['rejected', 'ended', null, 'Ended before it was completed.'],
  ] as const)('returns a hint for %s, %s, delivered %s', (status, resolution, delivered, hint) => {
    expect(getStateHint({ status, resolution, delivered_at: delivered })).toBe(hint);
  });
});

describe('getEventTitle', () => {
  it.each([
    ['create', 'mina', 'Mina Park sent the request'],
    ['accept', 'ada', 'You accepted'],
    ['ask_changes', 'mina', 'Mina Park requested changes'],
    ['end', null, 'Deleted account ended the request'],
    ['complete', null, 'Completed 14 days after delivery'],
  ] as const)('returns the title for %s by %s', (action, actor_id, title) => {
    const people = { userId: 'ada', clientName: 'Mina Park' };
    expect(getEventTitle({ action, actor_id }, people)).toBe(title);
  });
});
