import { expect, it } from 'vitest';
import { getOutcome } from './summary.ts';

const mutant = { kind: 'limits', name: 'x', keywords: [], removal: '', isMutant: true as const };

it.each([
  [undefined, 'SURVIVED'],
  ['a.test.ts > refuses (expected 3 to be 2)', 'killed'],
  ['a.test.ts > refuses (This request does not exist)', 'killed'],
  ['a.test.ts > lists (column u.x does not exist)', 'broken'],
  ['a.test.ts > lists (operator does not exist: boolean || jsonb)', 'broken'],
  ['a.test.ts > saves (column "a" is of type jsonb but expression is of type text)', 'broken'],
  ["a.test.ts > refuses (expected '42883' to be 'PT400')", 'broken'],
  ['cannot be taken away: PostgresError: invalid regular expression', 'broken'],
] as const)('a mutant whose killer is %j is %s', (killer, expected) => {
  expect(getOutcome({ control: mutant, killer, seconds: 1 })).toBe(expected);
});

it.each([
  ['other objects depend on it', 'killed'],
  ['mismatched parentheses at or near ")"', 'broken'],
] as const)('a control that cannot be removed because of %j is %s', (reason, expected) => {
  const { isMutant: _, ...control } = mutant;
  const killer = `cannot be taken away: PostgresError: ${reason}`;
  expect(getOutcome({ control, killer, seconds: 1 })).toBe(expected);
});
