import { expect, it } from 'vitest';
import { sum } from '../state.ts';
import { starts } from './starts.ts';

it('are walked for at least 10,000 states in a full run', () => {
  expect(sum(starts.map(({ states: [, many] }) => many))).toBeGreaterThanOrEqual(10_000);
});
