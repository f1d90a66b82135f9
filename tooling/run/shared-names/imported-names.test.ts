import { expect, it } from 'vitest';
import { readImportedNames } from '../../shared-names.ts';

it('reads the names that a module imports from shared entry points, and no types', () => {
  const code = `
    import { Button, Card as Box, type ButtonProps } from '@showcase/ui';
    import type { Project } from '@showcase/data/projects';
    import { useItem } from '@showcase/data/query';
    import { exportMyData } from '@showcase/data/account';
    import { serviceSchema } from '@showcase/data/schemas';
    import { Menu } from '@showcase/ui/controls';
    import { useState } from 'react';
    export { Link } from '@showcase/remote-contract';
    export const parts: [ButtonProps, Project] = [Button, Box, useItem, exportMyData, serviceSchema, Menu, useState];`;
  expect(readImportedNames(code, 'page.tsx')).toEqual([
    ['@showcase/ui', 'Button'],
    ['@showcase/ui', 'Card'],
    ['@showcase/data/start', 'useItem'],
    ['@showcase/data', 'exportMyData'],
    ['@showcase/remote-contract', 'Link'],
  ]);
});

it.each([
  [
    `import * as ui from '@showcase/ui'; export const all = Object.keys(ui);`,
    'import it name by name',
  ],
  [`export * from '@showcase/ui';`, 'export it name by name'],
])('rejects a module with %s', (code, message) => {
  expect(() => readImportedNames(code, 'page.ts')).toThrow(message);
});
