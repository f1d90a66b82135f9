import { expect, it } from 'vitest';
import { testId } from '../testing/rows.ts';
import { toComparedIds } from './compared-creators.ts';

const ids = (...numbers: number[]) => numbers.map(testId);

it.each([
  [ids(1, 2), ids(1, 2)],
  [ids(5, 4, 3, 2, 1), ids(5, 4, 3, 2)],
  [ids(1, 1, 2, 1), ids(1, 2)],
  [['', '1', 'null', '<b>', ...ids(1)], ids(1)],
  [[` ${testId(1)} `], ids(1)],
  [['ABCDEF00-0000-4000-8000-000000000001'], ['abcdef00-0000-4000-8000-000000000001']],
  [[], []],
])('of %j, compares %j', (given, expected) => {
  expect(toComparedIds(given)).toEqual(expected);
});
