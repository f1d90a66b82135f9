import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listGranted } from './granted.ts';
import { sql } from '../support/world.ts';

it('grants exactly what granted.txt lists (update it with `npm run grants -w supabase`)', async () => {
  const listed = await readFile(join(import.meta.dirname, 'granted.txt'), 'utf8');
  expect((await listGranted(sql)).split('\n')).toEqual(listed.split('\n'));
});
