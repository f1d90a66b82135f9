import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { plainNames } from './plain-names.mjs';
import { readWords } from './word-list.mjs';

const linter = new Linter({ configType: 'flat' });

function lintText(code: string, { file = 'page.ts', allow = [] as string[] } = {}): string[] {
  const messages = linter.verify(
    code,
    {
      files: ['**/*.ts'],
      plugins: { showcase: { rules: { 'plain-names': plainNames } } },
      rules: { 'showcase/plain-names': ['error', { allow }] },
      languageOptions: { parser },
    },
    file,
  );
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

const words = readWords('Words in names').map(({ word }) => word);

it.each(words)('reports the word of the glossary: %s', (word) => {
  expect(lintText(`const is_${word.replaceAll(' ', '_').toUpperCase()} = 1;`)).toHaveLength(1);
});

it.each([
  'const verdict = 1;',
  'const MOST_RETRIES = 3;',
  'const readTheVerdict = 1;',
  'const HTTPVerdict = 1;',
  'function tellUser() {}',
  'const save = (askedFor: string) => askedFor;',
  'const notify = ({ told = 1, name: whom }) => told + whom;',
  'type Verdict = string;',
  'class AskingError extends Error {}',
  'type Row = { isKept: boolean };',
  'type Dialog = { tell(): void };',
  'class Queue { trail = []; }',
  'class Queue { askAgain() {} }',
  "const row = { verdict: 'spam' };",
  "import { result as verdict } from './result.ts';",
  "import * as places from './places.ts';",
])('reports %s', (code) => {
  expect(lintText(code)).toEqual(['showcase/plain-names']);
});

it.each([
  'const result = 1;',
  'const task = 1, mask = 2, replaced = 3, almost = 4, understands = 5;',
  "const placeholder = ''; const ipAddress = ''; const emailAddresses = [];",
  "import { verdict } from 'library'; verdict();",
  'const { verdict, place = 1 } = useLibrary();',
  'const answer = library.ask(place);',
  'const row = { place, is_told: true };',
  "const headers = { 'mail-address': 1 };",
  'element.place = 1;',
])('allows %s', (code) => {
  expect(lintText(code)).toEqual([]);
});

it('reports the name of a file or folder', () => {
  expect(lintText('', { file: 'pages/verdict-page.ts' })).toEqual(['showcase/plain-names']);
  expect(lintText('', { file: 'verdicts/page.ts' })).toEqual(['showcase/plain-names']);
  expect(lintText('', { file: 'results/page.ts' })).toEqual([]);
});

it('allows a word where the configuration says so', () => {
  const file = 'e2e/faults/proxy.ts';
  expect(lintText('const isFaultDue = true;', { file, allow: ['fault'] })).toEqual([]);
  expect(lintText('const verdict = true;', { file, allow: ['fault'] })).toHaveLength(1);
});
