import { describe, expect, it } from 'vitest';
import { countDaysUntil, formatDue, toDateText, toLocalDay } from './due-date.ts';

describe('a due date', () => {
  it.each([
    ['2026-12-03', 'Due Dec 3'],
    ['2026-11-27', 'Due tomorrow'],
    ['2026-11-26', 'Due today'],
    ['2026-11-25', '1 day late'],
    ['2026-11-24', '2 days late'],
    ['2025-11-26', '365 days late'],
    ['2027-01-01', 'Due Jan 1, 2027'],
  ])('%s reads "%s" early and late on November 26', (dueOn, expected) => {
    expect(formatDue(dueOn, new Date(2026, 10, 26, 0, 0, 1))).toBe(expected);
    expect(formatDue(dueOn, new Date(2026, 10, 26, 23, 59, 59))).toBe(expected);
  });

  it('is the same day in every zone', () => {
    const day = toLocalDay('2026-12-03');
    expect([day.getFullYear(), day.getMonth(), day.getDate(), day.getHours()]).toEqual([
      2026, 11, 3, 0,
    ]);
    expect(toDateText(day)).toBe('2026-12-03');
  });

  it('counts calendar days also where a clock changes', () => {
    expect(countDaysUntil(new Date(2026, 10, 2), new Date(2026, 9, 31, 23))).toBe(2);
    expect(countDaysUntil(new Date(2026, 2, 30), new Date(2026, 2, 27, 1))).toBe(3);
  });
});
