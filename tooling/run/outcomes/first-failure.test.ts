import { expect, it } from 'vitest';
import { repeatTest } from './first-failure.ts';

it('repeats a failed test of Vitest alone, with a pattern that needs no quotes', () => {
  repeatTest('@showcase/ui:test: \u001b[31m ❯ \u001b[39msrc/a.test.tsx (3 tests | 1 failed) 20ms');
  expect(repeatTest("@showcase/ui:test:    × the form > keeps a draft (it's new) 12ms")).toBe(
    'npm test -w @showcase/ui -- src/a.test.tsx -t "keeps a draft .it.s new."',
  );
});

it('names the script of a task that is not called test', () => {
  repeatTest('@showcase/supabase:test:hosted:  ❯ tests/a.test.ts (2 tests | 2 failed)');
  expect(repeatTest('@showcase/supabase:test:hosted:    × hides rows')).toBe(
    'npm run test:hosted -w @showcase/supabase -- tests/a.test.ts -t "hides rows"',
  );
});

it('repeats a failed journey alone', () => {
  const line = '  ✘  39 [one origin] › journeys/shell/a.spec.ts:5:1 › signs in (1.0m)';
  expect(repeatTest(line)).toBe('npm run test:journeys -- journeys/shell/a.spec.ts:5');
});

it.each([
  '  ✓  40 [one origin] › journeys/a.spec.ts:5:1 › signs in (2.5s)',
  '@showcase/ui:test:  ✓ src/a.test.tsx (3 tests) 20ms',
  '@showcase/ui:build: ✓ built in 1.32s',
])('reports no failure for %s', (line) => {
  expect(repeatTest(line)).toBeNull();
});
