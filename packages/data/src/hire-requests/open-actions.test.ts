import { describe, expect, it } from 'vitest';
import { canEditReview, canReview, openActions } from './open-actions.ts';

const delivered_at = '2026-01-05T12:00:00.000Z';

describe('the actions of one side', () => {
  it.each([
    ['pending', null, 'creator', ['accept', 'decline']],
    ['pending', null, 'client', ['cancel']],
    ['accepted', null, 'creator', ['deliver', 'end']],
    ['accepted', null, 'client', ['end']],
    ['accepted', delivered_at, 'creator', ['end']],
    ['accepted', delivered_at, 'client', ['approve', 'ask_changes', 'end']],
    ['completed', delivered_at, 'creator', []],
    ['completed', delivered_at, 'client', []],
    ['rejected', null, 'creator', []],
    ['rejected', delivered_at, 'client', []],
  ] as const)('%s, delivered %s, %s: %j', (status, deliveredAt, side, actions) => {
    expect(openActions({ status, delivered_at: deliveredAt }, side)).toEqual(actions);
  });
});

describe('the review of a request', () => {
  it.each([
    ['completed', 'a creator', null, true],
    ['completed', 'a creator', { rating: 5 }, false],
    ['completed', null, null, false],
    ['accepted', 'a creator', null, false],
    ['rejected', 'a creator', null, false],
  ] as const)('%s, of %s, reviewed %j: %s', (status, creator_id, review, expected) => {
    expect(canReview({ status, creator_id, review })).toBe(expected);
  });

  it.each([
    ['2026-01-01T12:00:01.000Z', true],
    ['2026-01-01T12:00:00.000Z', false],
  ])('of %s is editable on the 15th: %s', (created_at, expected) => {
    expect(canEditReview({ created_at }, Date.parse('2026-01-15T12:00:00.000Z'))).toBe(expected);
  });
});
