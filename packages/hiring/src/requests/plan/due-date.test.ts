import { expect, it } from 'vitest';
import { formatDue, formatTimeDay } from './due-date.ts';

it.each([
  ['2026-12-03', 'Due Dec 3'],
  ['2026-11-27', 'Due tomorrow'],
  ['2026-11-26', 'Due today'],
  ['2026-11-25', '1 day late'],
  ['2026-11-24', '2 days late'],
  ['2025-11-26', '365 days late'],
  ['2027-01-01', 'Due Jan 1, 2027'],
])('%s reads "%s" early and late on November 26', (dueOn, expected) => {
  for (const now of ['2026-11-26T08:00:00Z', '2026-11-27T07:59:59Z'])
    expect(formatDue(dueOn, { now: new Date(now), zone: 'America/Los_Angeles' })).toBe(expected);
});

it.each([
  ['2026-11-26', '2026-11-27T01:30:00Z', 'America/Los_Angeles', 'Due today'],
  ['2026-11-26', '2026-11-27T07:59:59Z', 'America/Los_Angeles', 'Due today'],
  ['2026-11-26', '2026-11-27T08:00:00Z', 'America/Los_Angeles', '1 day late'],
  ['2026-11-26', '2026-11-25T10:00:00Z', 'Pacific/Kiritimati', 'Due today'],
  ['2026-11-26', '2026-11-26T10:00:00Z', 'Pacific/Kiritimati', '1 day late'],
  ['2026-11-26', '2026-11-26T18:29:59Z', 'Asia/Kolkata', 'Due today'],
  ['2026-11-26', '2026-11-26T18:30:00Z', 'Asia/Kolkata', '1 day late'],
  ['2026-10-25', '2026-10-25T22:59:59Z', 'Europe/Berlin', 'Due today'],
  ['2026-11-27', '2026-11-26T23:59:59Z', 'UTC', 'Due tomorrow'],
  ['2026-12-31', '2027-01-01T07:00:00Z', 'America/Los_Angeles', 'Due today'],
])('%s at %s for a creator in %s reads "%s"', (dueOn, now, zone, text) => {
  expect(formatDue(dueOn, { now: new Date(now), zone })).toBe(text);
});

it.each([
  ['2026-11-27T01:30:00Z', 'America/Los_Angeles', 'Nov 26'],
  ['2026-12-31T20:00:00Z', 'Pacific/Kiritimati', 'Jan 1, 2027'],
])('the day of %s for a creator in %s is %s', (time, zone, expected) => {
  expect(formatTimeDay(time, { now: new Date('2026-11-26T20:00:00Z'), zone })).toBe(expected);
});
