import { expect, it } from 'vitest';
import { wrapAround } from './gallery-position.ts';

it.each([
  [0, 1, 4, 1],
  [3, 1, 4, 0],
  [0, -1, 4, 3],
  [0, 1, 1, 0],
])('from %i by %i of %i is %i', (position, step, count, next) => {
  expect(wrapAround(position, step, count)).toBe(next);
});
