import { expect, it } from 'vitest';
import { lintFiles } from './lint.ts';

const show = (line: string) => `import type { DataError } from '@showcase/data/client';
export function show(error: DataError | null, other: Error) { ${line} }`;

/** A file's content, and what is to be found in it. */
const violations: Record<string, [content: string, found: string[]]> = {
  'apps/one/src/chained.ts': [show('return error?.message ?? other;'), ['no-deprecated']],
  'apps/one/src/quoted.ts': [
    show('if (error) return `Not done: ${error.message}`; return other;'),
    ['no-deprecated'],
  ],
  'apps/one/src/taken-apart.ts': [
    show('if (!error) return other; const { message } = error; return message;'),
    ['no-deprecated'],
  ],
  'apps/one/src/allowed.ts': [
    show("return [error?.name, other.message, { message: 'ours' }];"),
    [],
  ],
  'apps/shell/src/session/explain-failure.ts': [show('return error?.message ?? other;'), []],
  'apps/one/src/shown.test.ts': [show('return error?.message ?? other;'), []],
  'packages/one/src/type.ts': ["export const count: number = 'one';", ['TS2322']],
  'packages/one/src/unused.ts': ['const count = 1;\nexport {};', ['no-unused-vars', 'TS6133']],
  'e2e/forgotten.ts': [
    'export function run(read: () => Promise<void>) { read(); }',
    ['no-floating-promises'],
  ],
  'e2e/thrown.ts': ["export function run() { throw 'text'; }", ['only-throw-error']],
  'e2e/redirect.ts': ["export function run() { throw Response.redirect('/'); }", []],
  'e2e/silenced.ts': [
    '// oxlint-disable-next-line typescript/no-floating-promises\nexport const one = 1;',
    ['unused directive'],
  ],
};

const found = await lintFiles(
  Object.fromEntries(Object.entries(violations).map(([file, [content]]) => [file, content])),
);

it.each(Object.entries(violations).map(([file, [, names]]) => [file, names] as const))(
  'in %s, finds %j',
  (file, names) => {
    expect(found.get(file)).toEqual(names);
  },
);
