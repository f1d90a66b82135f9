import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { noBareLazy } from './tooling/walls/no-bare-lazy.mjs';
import { plainNames } from './tooling/walls/plain-names.mjs';
import { plainTexts } from './tooling/walls/plain-texts.mjs';

const showcase = {
  rules: {
    'no-bare-lazy': noBareLazy,
    'plain-names': plainNames,
    'plain-texts': plainTexts,
  },
};

const router = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: 'Import the router from @showcase/remote-contract.',
};
const supabase = {
  group: ['@supabase/*'],
  message: 'Only @showcase/data may call the backend.',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.local/',
    '**/.turbo/',
    '**/storybook-static/',
    '**/test-results/',
    '**/planted/',
    'packages/data/src/database.types.ts',
  ]),
  js.configs.recommended,
  { plugins: { showcase }, rules: { 'showcase/plain-names': 'error' } },
  {
    // Servers and databases have network addresses.
    files: ['tooling/**', 'supabase/**'],
    rules: { 'showcase/plain-names': ['error', { allow: ['address'] }] },
  },
  {
    // Fault injection is the term of the field.
    files: ['e2e/**', 'tooling/run/faults.ts'],
    rules: { 'showcase/plain-names': ['error', { allow: ['fault'] }] },
  },
  {
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}', 'tooling/serve/src/head/**/*.ts'],
    ignores: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**'],
    rules: { 'showcase/plain-texts': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 200, skipBlankLines: true }],
      'no-restricted-imports': ['error', { patterns: [router, supabase] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        { selector: 'ExportAllDeclaration', message: 'Re-export name by name.' },
        {
          selector: 'MemberExpression[property.name="overrideTypes"]',
          message:
            'Row types come from the query, or from Checked in packages/data/src/database.ts.',
        },
        {
          selector:
            'CallExpression[callee.property.name="invalidateQueries"] > ObjectExpression[properties.length=1] > Property[key.name="queryKey"]',
          message: 'Use invalidateQueries of @showcase/data: it repeats a first read in progress.',
        },
      ],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{apps,packages}/*/src/**/*.tsx'],
    // A standalone page has no shell to report to.
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**', 'apps/*/src/standalone.tsx'],
    rules: { 'showcase/no-bare-lazy': 'error' },
  },
  {
    files: ['{apps,packages}/*/src/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: { 'testing-library/no-manual-cleanup': 'off' },
  },
  {
    // Component tests check their own elements: which one has the focus, which one describes another.
    files: ['packages/ui/src/**/*.test.tsx'],
    rules: { 'testing-library/no-node-access': 'off', 'testing-library/no-container': 'off' },
  },
  {
    // What the builds share as one: all entry points by resource.
    files: ['packages/data/src/index.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['packages/remote-contract/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [supabase] }] },
  },
  {
    files: ['packages/data/**', 'tooling/local-supabase/**', 'supabase/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [router] }] },
  },
  {
    files: [
      '**/*.config.{ts,mjs}',
      '**/*.stories.tsx',
      '**/.storybook/**',
      'e2e/fixtures/site/global-setup.ts',
      'e2e/outcomes-reporter.ts',
      '**/tests/**/global-setup.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
