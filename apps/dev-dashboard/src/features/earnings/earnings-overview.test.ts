import { toDay } from '@showcase/data/days';
import { describe, expect, it } from 'vitest';
import { getEarningsOverview } from './earnings-overview.ts';

const now = new Date(2026, 10, 21, 12);
const on = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString();

const completed = (amount: number, date: string, hire_request_id = 'a') =>
  ({
    hire_request_id,
    amount,
    status: 'completed',
    created_at: on(1, 1),
    completed_at: date,
    day: toDay(date),
  }) as const;
const pending = (amount: number, hire_request_id = 'a') =>
  ({
    hire_request_id,
    amount,
    status: 'pending',
    created_at: on(11, 2),
    completed_at: null,
    day: '2026-11-02',
  }) as const;

describe('getEarningsOverview', () => {
  it('counts each hire request once, however many milestones and changes of a price it has', () => {
    const rows = [
      ...[completed(300, on(11, 1)), completed(-20, on(11, 1)), completed(10, on(11, 9), 'b')],
      ...[completed(100, on(10, 31), 'c')],
      ...[pending(50, 'b'), pending(70, 'b'), pending(30, 'd')],
    ];
    const { thisMonth, pending: waiting } = getEarningsOverview(rows, now);
    expect({ thisMonth, waiting }).toEqual({
      thisMonth: { amount: 290, count: 2 },
      waiting: { amount: 150, count: 2 },
    });
  });

  it('counts by the month of the completion', () => {
    const rows = [
      ...[completed(300, on(11, 1)), completed(100, on(10, 31))],
      ...[pending(50, 'b'), pending(70, 'c')],
    ];

    expect(getEarningsOverview(rows, now)).toEqual({
      total: 400,
      growth: { text: '+200%', direction: 'up' },
      thisMonth: { amount: 300, count: 1 },
      pending: { amount: 120, count: 2 },
    });
  });

  it.each([
    [[], '—', 'none'],
    [[completed(10, on(11, 1))], '—', 'none'],
    [[completed(10, on(11, 1)), completed(10, on(10, 1))], '0%', 'none'],
    [[completed(75, on(11, 1)), completed(100, on(10, 1))], '−25%', 'down'],
    [[completed(100, on(10, 1))], '−100%', 'down'],
    [[completed(3000, on(11, 1)), completed(100, on(10, 1))], '+2,900%', 'up'],
  ])('returns the growth with a true minus, case %#', (rows, text, direction) => {
    expect(getEarningsOverview(rows, now).growth).toEqual({ text, direction });
  });

  it('compares January with the previous December', () => {
    const rows = [completed(10, on(12, 31)), completed(20, new Date(2027, 0, 1).toISOString())];
    expect(getEarningsOverview(rows, new Date(2027, 0, 5)).growth.text).toBe('+100%');
  });
});
