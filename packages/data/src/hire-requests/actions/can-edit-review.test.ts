import { expect, it } from 'vitest';
import { canEditReview } from './can-edit-review.ts';

it('a hidden review is not editable', () => {
  const now = Date.parse('2026-01-02T12:00:00.000Z');
  const review = { created_at: '2026-01-01T12:00:00.000Z', hidden_because: 'Invented' };
  expect(canEditReview(review, now)).toBe(false);
});

it.each([
  ['2026-01-01T12:00:01.000Z', true],
  ['2026-01-01T12:00:00.000Z', false],
])('a review of %s is editable on the 15th: %s', (created_at, expected) => {
  expect(canEditReview({ created_at }, Date.parse('2026-01-15T12:00:00.000Z'))).toBe(expected);
});
