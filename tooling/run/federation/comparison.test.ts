import { expect, it } from 'vitest';
import { formatLine, median } from './comparison.ts';

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
])('reports whether the goal of %d is met', (goal, expected) => {
  const output = formatLine({ label: 'LCP', unit: 'ms', monolith: 1000, federated: 1050, goal });
  expect(output).toMatch(/LCP +1000 ms +1050 ms +1\.05/);
  expect(output).toContain(expected);
});

it.each([
  [200, 'at most 200 ms: met'],
  [199, 'at most 199 ms: missed'],
])('reports whether the limit of %d ms is met', (max, expected) => {
  const output = formatLine({ label: 'tick', unit: 'ms', monolith: 100, federated: 200, max });
  expect(output).toContain(expected);
});

it('shows no result for a number without a goal', () => {
  const output = formatLine({ label: 'requests', unit: '', monolith: 4, federated: 20 });
  expect(output).not.toMatch(/met|missed/);
});
