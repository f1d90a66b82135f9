import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';

const packages = resolve(import.meta.dirname, '..', '..', '..', 'packages', 'data', 'src');

/** The functions that the data package calls with `call`, whose names are literals. */
function listCalled(call: string): string[] {
  const pattern = String.raw`\b${call}\(\s*client,\s*'\w+'`;
  const found = execFileSync('grep', ['-rhoPz', '--include=*.ts', pattern, packages], {
    encoding: 'utf8',
  });
  return [...found.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).toSorted();
}

it('only functions that cannot write are read by GET', async () => {
  const called = listCalled('readRpc');
  const stable = await sql<{ proname: string }[]>`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile <> 'v' and proname = any(${called})
    order by 1`;
  expect(called.length).toBeGreaterThan(15);
  expect(stable.map(({ proname }) => proname)).toEqual([...new Set(called)]);
});
