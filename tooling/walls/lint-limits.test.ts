import { resolve } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const cwd = resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd });
const linter = new Linter({ configType: 'flat' });

const LIMITS = ['max-lines', 'no-restricted-syntax'];

/** What our configuration reports for a file of this name, by the rules that need no types. */
async function lintAs(file: string, text: string) {
  const { rules } = (await eslint.calculateConfigForFile(resolve(cwd, file))) as Linter.Config;
  const limits = Object.entries(rules ?? {}).filter(([name]) => LIMITS.includes(name));
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    rules: Object.fromEntries(limits),
    languageOptions: { parser },
  };
  return linter.verify(text, config, 'planted.ts').map(({ ruleId, message }) => ruleId ?? message);
}

const lines = (count: number) => 'go();\n'.repeat(count);

describe.each([
  'apps/public-site/src/remote.ts',
  'apps/shell/src/router.tsx',
  'packages/data/src/services/services.ts',
  'packages/kit/src/lists/query-list.test.tsx',
  'supabase/seed/seed.ts',
  'tooling/run/check.ts',
])('in %s', (file) => {
  it('200 lines are allowed, and one more is not', async () => {
    expect(await lintAs(file, lines(200).trimEnd())).toEqual([]);
    expect(await lintAs(file, lines(201).trimEnd())).toEqual(['max-lines']);
  });

  it('the type of a query cannot be overridden', async () => {
    const planted = "client.from('users').select('id').overrideTypes<{ id: string }>();";
    expect(await lintAs(file, planted)).toEqual(['no-restricted-syntax']);
  });

  it('queries are invalidated with a first read in progress, too', async () => {
    const planted = "queryClient.invalidateQueries({ queryKey: ['news'] });";
    expect(await lintAs(file, planted)).toContain('no-restricted-syntax');
  });
});
