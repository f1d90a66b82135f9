import { expect, it } from 'vitest';
import { sortByLikelihood } from './order.ts';

const tests = [
  { file: '/tests/races/a.test.ts', text: 'views' },
  { file: '/tests/b.test.ts', text: 'nothing' },
  { file: '/tests/views/c.test.ts', text: 'nothing of that' },
  { file: '/tests/d.test.ts', text: 'views, views' },
];

it.each([
  [[], undefined, ['d', 'b', 'views/c', 'races/a']],
  [[], /views\//, ['views/c', 'd', 'b', 'races/a']],
  [['/tests/b.test.ts', undefined], /views\//, ['b', 'views/c', 'd', 'races/a']],
])('after %j, with %s first, the order is %j', (last, first, expected) => {
  expect(sortByLikelihood(tests, ['views'], last, first)).toEqual(
    expected.map((name) => `/tests/${name}.test.ts`),
  );
});
