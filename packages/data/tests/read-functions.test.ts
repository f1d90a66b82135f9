import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sql } from './backend.ts';

const src = join(import.meta.dirname, '../src');
const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.test\.|^testing\//.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'));

const CALL =
  /(readRpc|readRpcOnce|readList|readListOnce|\.rpc)\(\s*(?:client,\s*)?(?:\{ name: )?(['`])([\w${}]+)\2/g;
const calls = sources
  .flatMap((source) => [...source.matchAll(CALL)])
  .map(([, call = '', , name = '']) => ({ call, name }));

const isTemplate = (name: string) => name.includes('$');
const namesOf = (...by: string[]) =>
  calls.filter(({ call }) => by.includes(call)).map(({ name }) => name);

let stable: string[];
let volatile: string[];

beforeAll(async () => {
  const rows = await sql<{ name: string; volatility: string }[]>`
    select proname as name, provolatile as volatility from pg_proc
    where pronamespace = 'public'::regnamespace`;
  const withVolatility = (isVolatile: boolean) =>
    rows.filter((row) => (row.volatility === 'v') === isVolatile).map(({ name }) => name);
  stable = withVolatility(false);
  volatile = withVolatility(true);
});

it('finds the calls of the database functions', () => {
  expect(calls.length).toBeGreaterThan(30);
});

it('repeats a function only if the database does not let it write', () => {
  const once = namesOf('readRpcOnce', 'readListOnce');
  const patterns = namesOf('readRpc', 'readList').map((name) => name.replace(/\$\{\w+\}/, '\\w+'));
  for (const pattern of patterns) {
    const isCalled = (name: string) => new RegExp(`^${pattern}$`).test(name);
    expect(stable.filter(isCalled), pattern).not.toEqual([]);
    const writing = volatile.filter((name) => isCalled(name) && !once.includes(name));
    expect(writing, pattern).toEqual([]);
  }
});

it('calls a function that cannot write with readRpc', () => {
  const names = namesOf('.rpc', 'readRpcOnce', 'readListOnce').filter((name) => !isTemplate(name));
  expect(names.filter((name) => stable.includes(name))).toEqual([]);
});
