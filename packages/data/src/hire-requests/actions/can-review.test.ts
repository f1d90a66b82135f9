import { describe, expect, it } from 'vitest';
import { canEditReview, canReview } from './can-review.ts';

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
