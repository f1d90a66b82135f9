import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { listAdvice, typesFile, generateTypes } from '../../cli.ts';

const isSlow = { timeout: 60_000 };

it(
  'has the types that packages/data compiles with: `npm run types -w supabase` writes them',
  isSlow,
  async () => {
    expect(await generateTypes(inject('databaseUrl'))).toBe(await readFile(typesFile, 'utf8'));
  },
);

it('gives the advisors of Supabase nothing to warn of', isSlow, async () => {
  expect(await listAdvice(inject('databaseUrl'))).toEqual([]);
});
