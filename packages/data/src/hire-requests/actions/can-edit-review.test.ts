import { expect, it } from 'vitest';
import { canEditReview } from './can-edit-review.ts';

it.each([
  ['2026-01-01T12:00:01.000Z', true],
  ['2026-01-01T12:00:00.000Z', false],
])('a review of %s is editable on the 15th: %s', (created_at, expected) => {
  expect(canEditReview({ created_at }, Date.parse('2026-01-15T12:00:00.000Z'))).toBe(expected);
});
