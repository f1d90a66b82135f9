import { expect, it } from 'vitest';
import { acceptsContract, unmetRequirements } from './compatibility.ts';

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

const provided = { react: '19.2.0', ui: '1.3.0' };

it.each([
  [{ react: '^19.0.0', ui: '^1.3.0' }, []],
  [{ react: '^19.99.0' }, ['react ^19.99.0']],
  [{ react: '^18.0.0', ui: '^99.0.0' }, ['react ^18.0.0', 'ui ^99.0.0']],
  [{ contract: '7' }, []],
])('of %j, it does not meet %j', (requires, unmet) => {
  expect(unmetRequirements(requires, provided)).toEqual(unmet);
});
