import { expect, it } from 'vitest';
import { countDays, shiftDaysInJson, shiftDaysInUrl } from './shift-days.ts';

it.each([
  ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z', 0],
  ['2026-11-25T00:00:00Z', '2026-11-20T00:00:00Z', -5],
  ['2026-12-31T00:00:00Z', '2027-01-02T00:00:00Z', 2],
])('counts the days from %s to %s', (from, to, expected) => {
  expect(countDays(new Date(from), new Date(to))).toBe(expected);
});

it.each([
  ['a day', '{"day":"2026-11-25"}', '{"day":"2026-11-20"}'],
  ['a time with a zone', '["2026-11-02T08:15:30.25+00:00"]', '["2026-10-28T08:15:30.25+00:00"]'],
  ['a time with a space', '["2026-03-01 08:15:30"]', '["2026-02-24 08:15:30"]'],
  ['text with a date in it', '["On 2026-11-25"]', '["On 2026-11-25"]'],
  ['text that starts with a date', '["2026-11-25 was cold"]', '["2026-11-25 was cold"]'],
  ['an id', '["ab12cd34-1234-8123-9123-202611251234"]', '["ab12cd34-1234-8123-9123-202611251234"]'],
  ['digits that are no date', '["2026-99-99"]', '["2026-99-99"]'],
])('shifts %s in JSON', (_name, json, expected) => {
  expect(shiftDaysInJson(json, -5)).toBe(expected);
});

it.each([
  [
    '/rest/v1/projects?created_at=lt.2026-11-20T20%3A00%3A00Z&limit=5',
    '/rest/v1/projects?created_at=lt.2026-11-25T20%3A00%3A00Z&limit=5',
  ],
  ['/rest/v1/users?id=eq.ab12cd34-1234-8123-9123-202611251234', null],
])('shifts the dates in %s', (url, expected) => {
  expect(shiftDaysInUrl(url, 5)).toBe(expected ?? url);
});
