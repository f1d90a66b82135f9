import { expect, it } from 'vitest';
import { readSteps } from './print-times.ts';

it.each([
  [undefined, ['start', 'check', 'test']],
  ['check', ['check']],
  ['start,check', ['start', 'check']],
])('measures the steps of %j', (names, expected) => {
  expect(readSteps(names)).toEqual(expected);
});

it.each(['size', 'start,', 'toString'])('says which steps there are instead of %j', (names) => {
  expect(() => readSteps(names)).toThrow(/^--times measures start, check, test; '\w*' is none/);
});
