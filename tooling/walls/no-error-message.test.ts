import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { noErrorMessage } from './no-error-message.mjs';

const linter = new Linter({ configType: 'flat' });

/** What the rule reports in a file that uses a class with the same name as ours. */
function lintText(line: string): string[] {
  const code = `class DataError extends Error {}
    export function show(error: DataError | null, other: Error) { ${line} }`;
  const messages = linter.verify(
    code,
    {
      files: ['**/*.ts'],
      plugins: { showcase: { rules: { 'no-error-message': noErrorMessage } } },
      rules: { 'showcase/no-error-message': 'error' },
      languageOptions: {
        parser,
        parserOptions: {
          projectService: { allowDefaultProject: ['*.ts'] },
          tsconfigRootDir: import.meta.dirname,
        },
      },
    },
    `${import.meta.dirname}/shown.ts`,
  );
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  'return error?.message;',
  'if (error) return `Not done: ${error.message}`;',
  'const { message } = error ?? new DataError(); return message;',
])('reports a DataError message that is displayed: %s', (line) => {
  expect(lintText(line)).toEqual(['showcase/no-error-message']);
});

it.each(['return other.message;', 'return error?.name;', "return { message: 'ours' };"])(
  'allows %s',
  (line) => {
    expect(lintText(line)).toEqual([]);
  },
);
