import { describe, expect, it } from 'vitest';
import { addDays, countDays, endOfDay, formatDay, toDay } from './days.ts';

describe('the day of a time', () => {
  it.each([
    ['2026-11-27T01:30:00Z', 'America/Los_Angeles', '2026-11-26'],
    ['2026-11-27T07:59:59.999Z', 'America/Los_Angeles', '2026-11-26'],
    ['2026-11-27T08:00:00Z', 'America/Los_Angeles', '2026-11-27'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31'],
    ['2026-12-31T23:59:59Z', 'Mars/Base', '2026-12-31'],
    ['0999-06-01T12:00:00Z', 'UTC', '0999-06-01'],
  ])('%s in %s is %s', (time, zone, day) => {
    expect(toDay(time, zone)).toBe(day);
    expect(toDay(new Date(time), zone)).toBe(day);
  });

  it('is that of the reader without a zone', () => {
    const now = new Date();
    const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    expect(toDay(now)).toBe(
      `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
    );
  });
});

describe('the end of a day', () => {
  it.each([
    ['2026-11-26', 'America/Los_Angeles', '2026-11-27T07:59:59.999Z'],
    ['2026-11-26', 'Asia/Kolkata', '2026-11-26T18:29:59.999Z'],
    ['2026-11-26', 'Pacific/Kiritimati', '2026-11-26T09:59:59.999Z'],
    ['2026-11-26', 'Etc/GMT+12', '2026-11-27T11:59:59.999Z'],
    ['2026-11-26', 'UTC', '2026-11-26T23:59:59.999Z'],
    // An hour longer, and an hour shorter.
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
  ])('%s in %s is %s', (day, zone, end) => {
    expect(endOfDay(day, zone).toISOString()).toBe(end);
  });
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-27', 3, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-26', 0, '2026-11-26'],
])('%s and %d days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(countDays(day, expected)).toBe(count);
});

it.each([
  ['2026-12-03', '2026-11-26', 'Dec 3'],
  ['2027-01-03', '2026-11-26', 'Jan 3, 2027'],
  ['2027-01-03', undefined, 'Jan 3, 2027'],
])('%s is written from %s as %s', (day, today, expected) => {
  expect(formatDay(day, today)).toBe(expected);
});
