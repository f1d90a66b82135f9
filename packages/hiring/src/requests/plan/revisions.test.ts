import { expect, it } from 'vitest';
import { formatRevisions } from './revisions.ts';

it.each([
  [2, 1, '1 of 2 revisions used'],
  [1, 0, '0 of 1 revision used'],
  [0, 0, 'None agreed'],
  [null, 0, null],
  [null, 1, '1 revision used'],
  [null, 7, '7 revisions used'],
])('%s agreed, %s used: %s', (revisions, revisions_used, expected) => {
  expect(formatRevisions({ revisions, revisions_used })).toBe(expected);
});
