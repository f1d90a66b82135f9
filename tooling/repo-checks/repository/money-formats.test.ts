import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The format of screens and documents, that of the data package, which knows no screens, and the ticks of a chart. */
const FORMATS = [
  'apps/dev-dashboard/src/features/earnings/earnings.tsx',
  'packages/data/src/invoices/cents.ts',
  'packages/ui/src/format/format.ts',
];

/** Where two people agree on money, it has cents everywhere. */
const AGREED = '{packages/hiring/src,apps/client-dashboard/src/features/messages}';

const listFiles = (glob: string, text: RegExp) =>
  globSync(`${glob}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .filter((path) => text.test(readFileSync(resolve(root, path), 'utf8')))
    .toSorted();

/** The lines of the schema that have this in them. */
const findInSchema = (text: RegExp) =>
  globSync('supabase/schemas/*.sql', { cwd: root })
    .flatMap((path) => readFileSync(resolve(root, path), 'utf8').split('\n'))
    .filter((line) => text.test(line))
    .map((line) => line.trim());

it('has one format of money for each layer', () => {
  expect(listFiles('{apps,packages}/*/src', /style: 'currency'/)).toEqual(FORMATS);
});

it('writes agreed money with cents', () => {
  expect(listFiles(AGREED, /formatMoney/)).not.toEqual([]);
  expect(listFiles(AGREED, /formatShortMoney/)).toEqual([]);
});

it('has one format of money and one of days in the texts of the database', () => {
  expect(findInSchema(/to_char\(.*999/)).toEqual([
    "return '$' || to_char(dollars, 'FM999,999,990.00');",
  ]);
  expect(findInSchema(/to_char\(.*Mon/)).toEqual(["return to_char(day, 'FMMon FMDD, YYYY');"]);
});

it('says a wait with its format only', () => {
  expect(findInSchema(/%s s\b/)).toEqual([]);
  expect(listFiles('{apps,packages}/*/src', /\} s\b/)).toEqual([
    'packages/kit/src/errors/format-wait.ts',
  ]);
});
