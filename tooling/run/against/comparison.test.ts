import { expect, it } from 'vitest';
import { formatLine, header, median } from './comparison.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 2, 33, 4, 5], 5],
  [[], NaN],
])('takes the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [1.1, 'at most 1.10: met'],
  [1, 'at most 1.00: missed'],
])('reports whether the goal of %d is met', (goal, expected) => {
  const output = formatLine({ label: 'LCP', unit: 'ms', goal }, [1000, 1050]);
  expect(output).toMatch(/LCP +1000 ms +1050 ms +1\.05/);
  expect(output).toContain(expected);
});

it.each([
  [200, 'at most 200 ms: met'],
  [199, 'at most 199 ms: missed'],
])('reports whether the limit of %d ms is met', (max, expected) => {
  expect(formatLine({ label: 'tick', unit: 'ms', max }, [100, 200])).toContain(expected);
});

it('shows no result for a number without a goal', () => {
  expect(formatLine({ label: 'requests', unit: '' }, [4, 20])).not.toMatch(/met|missed/);
});

it('shows no ratio of one side, and so none to a goal', () => {
  const line = formatLine({ label: 'start', unit: 's', goal: 0.5, max: 900 }, [100]);
  expect(line.trim().replace(/ +/g, ' ')).toBe('start 100 s at most 900 s: met');
  expect([header(['this']), header(['1a2b3c4d', 'this'])].map((text) => text.trim())).toEqual([
    'this',
    expect.stringMatching(/^1a2b3c4d +this +ratio$/),
  ]);
});

it.each([
  ['ms', 0.534, '0.53 ms'],
  ['s', 41.7, '42 s'],
  ['kB', 1_234_000, '1234 kB'],
  ['GB', 1.6e9, '1.60 GB'],
  ['', 3, '3'],
] as const)('writes figures in %s', (unit, value, expected) => {
  expect(formatLine({ label: 'it', unit }, [value])).toMatch(new RegExp(` ${expected}$`));
});
