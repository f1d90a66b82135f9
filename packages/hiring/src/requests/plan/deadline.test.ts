import { expect, it } from 'vitest';
import { getDeadline } from './deadline.ts';

it.each([
  ['2026-10-22T01:30:00.000Z', '2026-11-05T01:30:00.000Z'],
  ['2027-03-10T01:30:00.000Z', '2027-03-24T01:30:00.000Z'],
])('after %s is 14 days later to the second, also where a clock changes', (time, deadline) => {
  expect(getDeadline(time).toISOString()).toBe(deadline);
});
