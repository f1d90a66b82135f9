import { expect, it } from 'vitest';
import { orderRuns, resolveLevels } from './bidi.ts';

it.each([
  ['abc', [0], ['a']],
  ['אב', [1], ['a']],
  ['left to right with a part in the other direction', [0, 1, 0], ['a', 'b', 'c']],
  ['right to left with a part in the other direction', [1, 2, 1], ['c', 'b', 'a']],
  ['a number in a part from right to left', [0, 1, 2, 1, 0], ['a', 'd', 'c', 'b', 'e']],
  ['two parts from right to left', [1, 1, 0, 1, 1], ['b', 'a', 'c', 'e', 'd']],
])('orders runs: %s', (_, levels, expected) => {
  const runs = levels.map((level, index) => ({ level, name: 'abcde'.charAt(index) }));
  expect(orderRuns(runs).map(({ name }) => name)).toEqual(expected);
});

it.each([
  ['Ada', false],
  ['דוד (Studio)', true],
  ['2026 محمد', true],
  ['Studio דוד', false],
  ['', false],
])('%j is from right to left: %s', (text, expected) => {
  expect(resolveLevels(text).isRightToLeft).toBe(expected);
});
