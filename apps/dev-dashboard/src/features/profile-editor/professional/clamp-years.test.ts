import { expect, it } from 'vitest';
import { clampYears } from './clamp-years.ts';

it.each([
  ['', ''],
  ['abc', ''],
  ['0', '0'],
  ['7.9', '7'],
  ['-3', '0'],
  ['50', '50'],
  ['51', '50'],
])('clamps %j years to %j', (typed, years) => {
  expect(clampYears(typed)).toBe(years);
});
