import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listAdvice, typesFile, generateTypes } from '../../cli.ts';
import { databaseUrl } from '../support/backend/backend.ts';

const isSlow = { timeout: 60_000 };

it(
  'matches the types in packages/data (update them with `npm run types -w supabase`)',
  isSlow,
  async () => {
    expect(await generateTypes(databaseUrl)).toBe(await readFile(typesFile, 'utf8'));
  },
);

it('has no warnings from the Supabase advisors', isSlow, async () => {
  expect(await listAdvice(databaseUrl)).toEqual([]);
});
