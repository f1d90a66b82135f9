import { dueDays } from '@showcase/data/testing';
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

it.each(dueDays)('$dueOn reads "$text" at $deliveredAt for a creator in $zone', (row) => {
  expect(formatDue(row.dueOn, { now: new Date(row.deliveredAt), zone: row.zone })).toBe(row.text);
});

it.each([
  ['2026-11-27T01:30:00Z', 'America/Los_Angeles', 'Nov 26'],
  ['2026-12-31T20:00:00Z', 'Pacific/Kiritimati', 'Jan 1, 2027'],
])('the day of %s for a creator in %s is %s', (time, zone, expected) => {
  expect(formatTimeDay(time, { now: new Date('2026-11-26T20:00:00Z'), zone })).toBe(expected);
});
