import { expect, it } from 'vitest';
import { sum } from '../state.ts';
import { perState, starts } from './starts.ts';

it('reach at least 10,000 states in a full run, with 100,000 acts', () => {
  const states = sum(starts.map(({ states: [, many] }) => many));
  expect(states * perState.reached).toBeGreaterThanOrEqual(10_000);
  expect(states * perState.acts).toBeGreaterThanOrEqual(100_000);
});
