import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const shell = resolve(import.meta.dirname, '../../../apps/shell');

/** A path of a remote, in a string, a template or a regular expression: remotes say themselves which pages they have. */
const LITERAL_PATH = /(?:['"`(]|\/\^?\\)\/dashboard\\?\/./;

const hasLiteralPath = (text: string) => text.split('\n').some((line) => LITERAL_PATH.test(line));

it.each([
  "const EARNINGS = '/dashboard/dev/earnings';",
  'const isAdmin = /^\\/dashboard\\/admin(\\/|$)/.test(path);',
  'pathname.startsWith(`/dashboard/${type}/`)',
])('finds the planted path in %s', (line) => {
  expect(hasLiteralPath(line)).toBe(true);
});

it.each(["import { Wallet } from './dashboard/wallet.tsx';", "redirect('/dashboard')"])(
  'allows %s',
  (line) => {
    expect(hasLiteralPath(line)).toBe(false);
  },
);

it('finds no path of a remote in the shell', () => {
  const sources = readdirSync(join(shell, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
    .map((file) => join('src', file));
  const files = [...sources, 'index.html'];
  const violations = files.filter((file) =>
    hasLiteralPath(readFileSync(join(shell, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(violations).toEqual([]);
});
