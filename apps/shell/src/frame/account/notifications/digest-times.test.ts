import { expect, it } from 'vitest';
import { getDigestTimes } from './digest-times.ts';

it.each([
  ['2026-01-07T12:00:00Z', 'UTC', 'Every day at 8:00 AM', 'Mondays at 8:00 AM'],
  ['2026-01-07T12:00:00Z', 'Europe/Berlin', 'Every day at 9:00 AM', 'Mondays at 9:00 AM'],
  ['2026-07-07T12:00:00Z', 'Europe/Berlin', 'Every day at 10:00 AM', 'Mondays at 10:00 AM'],
  ['2026-01-07T12:00:00Z', 'Asia/Kolkata', 'Every day at 1:30 PM', 'Mondays at 1:30 PM'],
  ['2026-01-07T12:00:00Z', 'Pacific/Honolulu', 'Every day at 10:00 PM', 'Sundays at 10:00 PM'],
  // The clocks change on Sunday, March 29.
  ['2026-03-27T12:00:00Z', 'Europe/Berlin', 'Every day at 9:00 AM', 'Mondays at 10:00 AM'],
  ['2026-03-30T07:59:00Z', 'UTC', 'Every day at 8:00 AM', 'Mondays at 8:00 AM'],
  ['2026-03-30T08:00:00Z', 'UTC', 'Every day at 8:00 AM', 'Mondays at 8:00 AM'],
])('at %s in %s, digests come %j or %j', (now, timeZone, daily, weekly) => {
  const times = getDigestTimes(new Date(now), timeZone);

  // The space in front of AM is a narrow one.
  expect(times.daily.replace('\u202f', ' ')).toBe(`${daily} your time`);
  expect(times.weekly.replace('\u202f', ' ')).toBe(`${weekly} your time`);
});
