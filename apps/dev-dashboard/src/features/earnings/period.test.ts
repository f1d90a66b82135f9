import { toDay } from '@showcase/data/days';
import { describe, expect, it } from 'vitest';
import { getChartRows, PERIODS, filterByPeriod, getTimeSpans } from './period.ts';

const now = new Date(2026, 10, 21, 12);
const at = (...parts: [number, number, number]) => new Date(...parts).toISOString();
const row = (date: string, status: 'completed' | 'pending' = 'completed') => ({
  amount: 10,
  status,
  created_at: date,
  completed_at: status === 'completed' ? date : null,
  day: toDay(date),
});

describe('periods', () => {
  it.each([
    ['week', 7, 'Nov 15, 2026', 'Nov 21, 2026'],
    ['month', 30, 'Nov 1, 2026', 'Nov 30, 2026'],
    ['year', 12, 'Dec 2025', 'Nov 2026'],
  ] as const)('have for a %s %i bars, from %s to %s', (period, count, first, last) => {
    const labels = getTimeSpans(period, now).map(({ label }) => label);
    expect(labels).toHaveLength(count);
    expect([labels[0], labels.at(-1)]).toEqual([first, last]);
  });

  it.each([
    ['week', 'Sun Mon Tue Wed Thu Fri Sat'],
    ['year', 'D J F M A M J J A S O N'],
  ] as const)('have for a %s the short labels %s', (period, ticks) => {
    expect(
      getTimeSpans(period, now)
        .map(({ tick }) => tick)
        .join(' '),
    ).toBe(ticks);
  });

  it('have a bar for each day of the month, even on its first day', () => {
    const labels = getTimeSpans('month', new Date(2027, 1, 1, 9)).map(({ label }) => label);
    expect([labels.length, labels.at(-1)]).toEqual([28, 'Feb 28, 2027']);
  });

  it.each([
    ['week', at(2026, 10, 15), true],
    ['week', at(2026, 10, 14), false],
    ['month', at(2026, 10, 1), true],
    ['month', at(2026, 9, 31), false],
    ['year', at(2025, 11, 1), true],
    ['year', at(2025, 10, 30), false],
  ] as const)('decide for a %s whether %s is included: %s', (period, date, isIncluded) => {
    expect(filterByPeriod([row(date)], period, now)).toHaveLength(isIncluded ? 1 : 0);
  });

  it('show the newest row first', () => {
    const rows = [row(at(2026, 10, 18)), row(at(2026, 10, 20), 'pending'), row(at(2026, 10, 19))];
    expect(filterByPeriod(rows, 'week', now).map(({ created_at }) => created_at)).toEqual([
      at(2026, 10, 20),
      at(2026, 10, 19),
      at(2026, 10, 18),
    ]);
  });

  it.each(PERIODS)('have bars that add up to the rows of the %s', (period) => {
    const rows = Array.from({ length: 400 }, (_, days) =>
      row(at(2026, 10, 21 - days), days % 3 === 0 ? 'pending' : 'completed'),
    );
    const bars = getChartRows(rows, period, now).flatMap(({ values }) => values);
    const expected = filterByPeriod(rows, period, now);
    expect(bars.reduce((sum, value) => sum + value, 0)).toBe(expected.length * 10);
  });
});
