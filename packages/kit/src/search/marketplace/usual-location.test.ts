import { LOCATION_FILTERS } from '@showcase/data/users';
import { expect, it } from 'vitest';
import { toUsualLocation } from './usual-location.ts';

it.each([
  ['berlin, germany', 'Berlin Germany'],
  [' LONDON  UK ', 'London UK'],
  ['San Francisco, CA.', 'San Francisco CA'],
  ['Berlin', 'Berlin'],
  ['  Lisbon,  Portugal ', 'Lisbon, Portugal'],
  ['', ''],
])('names %j as %j', (typed, location) => {
  expect(toUsualLocation(typed)).toBe(location);
});

it.each(LOCATION_FILTERS)('names %s like the filter', (location) => {
  expect(toUsualLocation(location.toUpperCase())).toBe(location);
});
