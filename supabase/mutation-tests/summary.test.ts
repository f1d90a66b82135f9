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

it('counts a control that cannot be removed as held', () => {
  const { isMutant: _, ...control } = mutant;
  const result = { control, killer: 'cannot be taken away: it is needed', seconds: 1 };
  expect(getOutcome(result)).toBe('killed');
});
