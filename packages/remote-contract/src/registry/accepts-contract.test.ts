import { expect, it } from 'vitest';
import { acceptsContract } from './accepts-contract.ts';

it.each([
  ['its own', 1, 1, true],
  ['the next one', 2, 1, false],
  ['none', undefined, 1, false],
  ['the previous one', 1, 2, true],
  ['one that is two versions old', 1, 3, false],
  ['a version before the first', 0, 1, false],
])('given %s, contract %j in a shell of contract %i: %j', (_case, contract, own, expected) => {
  expect(acceptsContract(contract, own)).toBe(expected);
});
