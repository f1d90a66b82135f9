import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { plainTexts } from './plain-texts.mjs';
import { readWords } from './word-list.mjs';

const linter = new Linter({ configType: 'flat' });

function lintText(code: string): string[] {
  const messages = linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      plugins: { showcase: { rules: { 'plain-texts': plainTexts } } },
      rules: { 'showcase/plain-texts': 'error' },
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    'page.tsx',
  );
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

const words = readWords('Words in UI texts').map(({ word }) => word);

it.each(words)('reports the words of the glossary: %s', (word) => {
  expect(lintText(`const text = 'Before ${word}, after';`)).toHaveLength(1);
});

it.each([
  '<p>Nobody waits for you.</p>',
  '<p>This page loads by\n  itself.</p>',
  '<Trans>{count} deals</Trans>',
  '<Field label="E-mail" />',
  '<Field hint="for somebody" />',
  "const labels = { title: 'Whom you hired' };",
  "const hint = 'your data stands in the policy';",
  'const text = `The picture “${name}” was refused.`;',
  "reject('Your request was refused.');",
  'const text = sentence`${actor} refused your request`;',
  '<p>Not saved: you are\n  offline.</p>',
  "const hint = 'This is your profile: it appears in searches';",
])('reports %s', (code) => {
  expect(lintText(code)).toEqual(['showcase/plain-texts']);
});

it.each([
  "<p>You're all caught up.</p>",
  '<p>Every project here is live: open it and try it.</p>',
  '<dt>Items: items</dt>',
  '<p>Everyone understands the defaults.</p>',
  '<Field label="Email" type="e-mail" />',
  "const state = 'refused';",
  "throw new Error('The server refused the request');",
  'throw new DataError({ message: `${name} was refused` });',
  "console.warn('The proxy refused the request');",
  'const Box = styled.div`/* stands in a row */`;',
])('allows %s', (code) => {
  expect(lintText(code)).toEqual([]);
});
