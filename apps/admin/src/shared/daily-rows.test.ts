import type { DailyFigures } from '@showcase/data/admins';
import { expect, it } from 'vitest';
import { dailyRows, sumOf } from './daily-rows.ts';

const day = (date: string, fields: Partial<DailyFigures> = {}): DailyFigures => ({
  day: date,
  sign_ups: 0,
  projects: 0,
  services: 0,
  requests: 0,
  reviews: 0,
  reports: 0,
  ...fields,
});

const days = [day('2026-02-28', { sign_ups: 2, reviews: 7 }), day('2026-03-01', { sign_ups: 3 })];

it('keeps the order of days and figures in every time zone', () => {
  expect(dailyRows(days, ['reviews', 'sign_ups'])).toEqual([
    { label: 'Feb 28', values: [7, 2] },
    { label: 'Mar 1', values: [0, 3] },
  ]);
});

it('sums up a figure', () => {
  expect(sumOf(days, 'sign_ups')).toBe(5);
  expect(sumOf([], 'sign_ups')).toBe(0);
});
