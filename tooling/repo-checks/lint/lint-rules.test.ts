import { expect, it } from 'vitest';
import { lintFiles } from './lint.ts';
import { codeViolations } from './code-violations.ts';
import { reactViolations } from './react-violations.ts';
import { testViolations } from './test-violations.ts';

const violations = [
  ...toFiles('e2e/broken', 'ts', codeViolations),
  ...toFiles('apps/one/src/broken', 'tsx', reactViolations),
  ...toFiles('apps/one/src/broken', 'test.tsx', testViolations),
  ['no-restricted-imports', 'apps/one/src/broken/icons.ts', "import { X } from 'lucide-react';"],
  // The compiler finds these in TypeScript; what else is no module does not even parse.
  ['getter-return', 'tooling/broken/getter-return.mjs', 'export const one = { get two() {} };'],
  ['no-dupe-class-members', 'tooling/broken/dupe.mjs', 'export class One { a() {} a() {} }'],
  ['syntax', 'tooling/broken/no-delete-var.mjs', 'let a; delete a;'],
  ['syntax', 'tooling/broken/no-dupe-args.mjs', 'function go(a, a) {}'],
  ['syntax', 'tooling/broken/no-octal.mjs', 'go(071);'],
  ['syntax', 'tooling/broken/no-with.mjs', 'with (a) go();'],
  ['no-undef', 'tooling/broken/no-undef.mjs', 'missing();'],
  ['no-undef', 'apps/shell/public/no-undef.js', "self.addEventListener('install', missing);"],
] as const;

function toFiles(folder: string, extension: string, codes: Record<string, string>) {
  return Object.entries(codes).map(
    ([rule, code]) => [rule, `${folder}/${rule}.${extension}`, code] as const,
  );
}

const found = await lintFiles(Object.fromEntries(violations.map(([, file, code]) => [file, code])));

it.each(violations)('%s is found in %s', (rule, file) => {
  expect(found.get(file)).toContain(rule);
});
