import { describe, expect, it } from 'vitest';
import { sumEarned, sumAmounts, getTransactionDate } from './transaction.ts';

describe('amounts', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[19.99, 0.01, 80], 100],
  ])('%j add up to %s', (amounts, total) => {
    expect(sumAmounts(amounts.map((amount) => ({ amount })))).toBe(total);
  });

  it('count as earned only when completed', () => {
    const pending = { amount: 400, status: 'pending' } as const;
    const completed = { amount: 120.5, status: 'completed' } as const;
    expect(sumEarned([pending, completed, completed])).toBe(241);
  });
});

it.each([
  [null, '2026-01-01T00:00:00.000Z'],
  ['2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
])('a transaction completed at %s has the date %s', (completed_at, date) => {
  expect(getTransactionDate({ completed_at, created_at: '2026-01-01T00:00:00.000Z' })).toBe(date);
});
