import { expect, it } from 'vitest';
import { readTypedRange, toTypedRange } from './typed-range.ts';

const MAX = 1_000_000;

it.each([
  ['', '', ''],
  [' ', '', ''],
  ['0', '', ''],
  ['50', '', '50-'],
  ['', '500', '-500'],
  ['50', '500', '50-500'],
  ['0', '500', '-500'],
  ['$1,000', ' 2 000 ', '1000-2000'],
  ['500', '500', '500-500'],
  ['٥٠', '５００', '50-500'],
])('"%s" to "%s" is the range "%s"', (min, max, value) => {
  expect(readTypedRange({ min, max }, 'max', MAX)).toEqual({ value });
});

it.each([
  ['500', '300', 'min', 'min', 'Enter $300 or less.'],
  ['1500', '300', 'max', 'max', 'Enter $1,500 or more.'],
  ['cheap', '300', 'max', 'min', 'Enter whole dollars.'],
  ['50', '99.50', 'max', 'max', 'Enter whole dollars.'],
  ['12,50', '', 'min', 'min', 'Enter whole dollars.'],
  ['1.234', '', 'min', 'min', 'Enter whole dollars.'],
  ['10.005', '', 'min', 'min', 'Enter whole dollars.'],
  ['-50', '', 'min', 'min', 'Enter whole dollars.'],
  ['', '1000001', 'max', 'max', 'Enter $1,000,000 or less.'],
  ['', '0', 'max', 'max', 'Enter $1 or more.'],
] as const)('"%s" to "%s" is wrong, if %s was typed last', (min, max, edited, side, error) => {
  expect(readTypedRange({ min, max }, edited, MAX)).toEqual({ side, error });
});

it.each([
  ['50-500', { min: '50', max: '500' }],
  ['-500', { min: '', max: '500' }],
  ['', { min: '', max: '' }],
])('the range "%s" is typed as %o', (value, typed) => {
  expect(toTypedRange(value, MAX)).toEqual(typed);
});
