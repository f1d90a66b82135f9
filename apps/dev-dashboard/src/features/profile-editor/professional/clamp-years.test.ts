import { expect, it } from 'vitest';
import { clampYears } from './clamp-years.ts';

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['3x', '3x'],
  ['0', '0'],
  ['7.9', '7.9'],
  ['-3', '-3'],
  ['50', '50'],
  ['51', '50'],
])('clamps %j years to %j', (typed, years) => {
  expect(clampYears(typed)).toBe(years);
});
