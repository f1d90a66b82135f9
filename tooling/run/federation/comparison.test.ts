import { expect, it } from 'vitest';
import { line, median } from './comparison.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 2, 33, 4, 5], 5],
])('takes the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [1.1, 'at most 1.10: met'],
  [1, 'at most 1.00: missed'],
])('says whether the goal of %d is met', (goal, verdict) => {
  const written = line({ what: 'LCP', unit: 'ms', monolith: 1000, federated: 1050, goal });
  expect(written).toMatch(/LCP +1000 ms +1050 ms +1\.05/);
  expect(written).toContain(verdict);
});

it.each([
  [200, 'at most 200 ms: met'],
  [199, 'at most 199 ms: missed'],
])('says whether %d ms are kept', (max, verdict) => {
  const written = line({ what: 'tick', unit: 'ms', monolith: 100, federated: 200, max });
  expect(written).toContain(verdict);
});

it('leaves a number that has no goal without a verdict', () => {
  const written = line({ what: 'requests', unit: '', monolith: 4, federated: 20 });
  expect(written).not.toMatch(/met|missed/);
});
