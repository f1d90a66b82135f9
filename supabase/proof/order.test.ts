import { expect, it } from 'vitest';
import { sortByLikelihood } from './order.ts';

const tests = [
  { file: 'races/a.test.ts', text: 'views' },
  { file: 'b.test.ts', text: 'nothing' },
  { file: 'views/c.test.ts', text: 'nothing of that' },
  { file: 'd.test.ts', text: 'views, views' },
];

it.each([
  [[], undefined, ['d', 'b', 'views/c', 'races/a']],
  [[], /^views/, ['views/c', 'd', 'b', 'races/a']],
  [['b.test.ts', undefined], /^views/, ['b', 'views/c', 'd', 'races/a']],
])('after %j, with %s first, the order is %j', (last, first, expected) => {
  expect(sortByLikelihood(tests, ['views'], last, first)).toEqual(
    expected.map((name) => `${name}.test.ts`),
  );
});
