import { describe, expect, it } from 'vitest';
import { lintFiles } from './lint.ts';

const LIMITS = ['max-lines', 'shared-queries'];
const lines = (count: number) => 'go();\n'.repeat(count).trimEnd();

/** A text, and what the limits find in it. */
const violations = {
  allowed: [lines(200), []],
  long: [lines(201), ['max-lines']],
  typed: ["client.from('users').select('id').overrideTypes<{ id: string }>();", ['shared-queries']],
  invalidating: ["queryClient.invalidateQueries({ queryKey: ['news'] });", ['shared-queries']],
} as const;

const paths = [
  'apps/public-site/src/one.ts',
  'apps/shell/src/one.tsx',
  'packages/data/src/services/one.ts',
  'packages/kit/src/lists/one.test.tsx',
  'supabase/seed/one.ts',
  'tooling/run/one.ts',
];

const nameIn = (path: string, what: string) => path.replace('one', what);
const found = await lintFiles(
  Object.fromEntries(
    paths.flatMap((path) =>
      Object.entries(violations).map(([what, [text]]) => [nameIn(path, what), text]),
    ),
  ),
);

describe.each(paths)('in %s', (path) => {
  const expectFound = (what: keyof typeof violations) => {
    const names = found.get(nameIn(path, what)) ?? ['not linted'];
    expect(names.filter((name) => [...LIMITS, 'not linted'].includes(name))).toEqual(
      violations[what][1],
    );
  };

  it('200 lines are allowed, and one more is not', () => {
    expectFound('allowed');
    expectFound('long');
  });

  it('the type of a query cannot be overridden', () => expectFound('typed'));

  it('queries are invalidated with a first read in progress, too', () =>
    expectFound('invalidating'));
});
