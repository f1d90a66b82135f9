import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { noBareLazy } from './no-bare-lazy.mjs';

const linter = new Linter({ configType: 'flat' });

function lintText(code: string): string[] {
  const messages = linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      plugins: { showcase: { rules: { 'no-bare-lazy': noBareLazy } } },
      rules: { 'showcase/no-bare-lazy': 'error' },
      languageOptions: { parser },
    },
    'dialog.tsx',
  );
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  "import { lazy } from 'react';",
  "import { lazy as later, useState } from 'react';",
  'const Dialog = React.lazy(load);',
  "const load = () => import('./dialog.tsx');",
  "const Dialog = memo(async () => (await import('./dialog.tsx')).Dialog);",
  "const load = () => import('./dialog.tsx'); lazyDialog({ load }); load();",
  "lazyComponent({ name: 'dialog', load: () => import('./hire-dialog.tsx').then((d) => d.Dialog) });",
])('reports lazy code without failure handling: %s', (code) => {
  expect(lintText(code)).toEqual(['showcase/no-bare-lazy']);
});

it.each([
  "const Dialog = lazyDialog({ name: 'dialog', load: () => import('./dialog.tsx').then((d) => d.Dialog) });",
  "const saving = useSubmit({ mutationFn: async () => (await import('./archive.ts')).save() });",
  "const load = () => import('./plot.tsx'); export function Chart() { return useModule(load); }",
  "const dialog = { load: () => import('./dialog.tsx') }; lazyComponent(dialog); lazyComponent({ ...dialog, Failure });",
  "import { useState } from 'react';",
])('allows %s', (code) => {
  expect(lintText(code)).toEqual([]);
});
