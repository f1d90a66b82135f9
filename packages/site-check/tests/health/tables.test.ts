import { expect, it } from 'vitest';
import { findOpenTables } from '../../src/health/find-open-tables.ts';

const find = (...texts: string[]) =>
  findOpenTables(texts.map((text, index) => ({ path: `${index}.sql`, text }))).map(
    ({ kind, detail, file, line }) => `${kind} ${detail} ${file}:${line}`,
  );
const open = 'table-without-row-security';
const forAll = 'policy-for-all';

it.each([
  ['create table notes (id int);', [`${open} public.notes 0.sql:1`]],
  [
    '\n-- A note\nCREATE TABLE IF NOT EXISTS public . "My notes" (id int)',
    [`${open} public.My notes 0.sql:3`],
  ],
  [
    "create table notes (a text default ';'); alter table public.notes enable row level security;",
    [],
  ],
  [
    'create table notes (id int); alter table only notes add column a int, enable row level security;',
    [],
  ],
  [
    'create table notes (id int); -- alter table notes enable row level security;',
    [`${open} public.notes 0.sql:1`],
  ],
  [
    'create table notes (id int); /* alter table notes enable row level security;',
    [`${open} public.notes 0.sql:1`],
  ],
  ['create table private.notes (id int); create temp table t (id int);', []],
  ['create table notes (id int); drop table if exists notes;', []],
  [
    'do $$ begin alter table notes enable row level security; end $$; create table notes (id int)',
    [],
  ],
  [
    "create table a (id int); do $$ begin execute format('alter table %I enable row level security', t); end $$;",
    [],
  ],
])('tables without row security in %j', (sql, findings) => {
  expect(find(sql)).toEqual(findings);
});

it('reads the files in their order', () => {
  const create = 'create table notes (id int);';
  const enable = 'alter table notes enable row level security;';
  const disable = '\nalter table notes disable row level security;';

  expect(find(create, enable)).toEqual([]);
  expect(find(create, enable, disable)).toEqual([`${open} public.notes 2.sql:2`]);
  expect(find(create, disable, enable)).toEqual([]);
});

it.each([
  ['create policy "All" on notes for select using (true);', [`${forAll} public.notes All 0.sql:1`]],
  [
    'create policy a on public.notes\nfor all to authenticated\nusing ( ( true ) ) with check (true)',
    [`${forAll} public.notes a 0.sql:1`],
  ],
  ['create policy a on notes to service_role using (true);', []],
  ['create policy a on notes as restrictive using (true);', []],
  ['create policy a on notes using (is_public = true);', []],
  ['create policy a on notes for insert with check (true);', []],
  ['create policy a on notes using (true); drop policy if exists a on public.notes;', []],
  ['create policy a on notes using (true); drop table notes;', []],
])('policies for everyone in %j', (sql, findings) => {
  expect(find(sql)).toEqual(findings);
});

it.each([
  'using (' + ' '.repeat(200_000),
  'to '.repeat(70_000),
  '/*'.repeat(100_000),
  'format('.repeat(30_000),
  'begin alter table a '.repeat(10_000),
])('ends soon with a long text', (text) => {
  const start = performance.now();
  find(`create table notes (id int); create policy a on notes ${text}`);
  expect(performance.now() - start).toBeLessThan(3_000);
});
