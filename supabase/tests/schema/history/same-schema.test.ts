import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '@showcase/local-supabase';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../support/backend/backend.ts';
import { buildDatabase, supabase } from './built-database.ts';
import { readCatalog } from './read-catalog.ts';

let migrated: Sql;
let expected: string[];

beforeAll(async () => {
  const declaredDatabase = await buildDatabase(databaseUrl, 'schemas');
  const migratedDatabase = await buildDatabase(databaseUrl, 'migrations');
  migrated = migratedDatabase.sql;
  expected = await declaredDatabase.sql.begin(readCatalog);
  return async () => {
    await declaredDatabase.drop();
    await migratedDatabase.drop();
  };
}, 120_000);

it('the migrations make what the files of the schema declare', async () => {
  expect(expected.length).toBeGreaterThan(5000);
  expect(await migrated.begin(readCatalog)).toEqual(expected);
});

const table = 'private.search_synonyms';
const view = 'private.public_creators';

/** Where pg_cron is missing, no row says what is scheduled. */
it('the migrations schedule the jobs that the files of the schema declare', async () => {
  const listJobs = async (folder: string) => {
    const names = (await readdir(join(supabase, folder))).filter((name) => name.endsWith('.sql'));
    const texts = names.toSorted().map((name) => readFile(join(supabase, folder, name), 'utf8'));
    const text = (await Promise.all(texts)).join('\n');
    const calls = text.matchAll(/cron\.schedule\(\s*('[^']+'),([^;]+)\);/g);
    return Object.fromEntries([...calls].map(([, name = '', job = '']) => [name, job.trim()]));
  };
  const jobs = await listJobs('schemas');
  expect(Object.keys(jobs).length).toBeGreaterThan(4);
  expect(await listJobs('migrations')).toEqual(jobs);
});

describe('it would notice', () => {
  it.each([
    [
      'the order of columns',
      `create table private.a (x text, y text)`,
      `create table private.a (y text, x text)`,
    ],
    ['a comment of a column of a view', `comment on column ${view}.id is 'a'`],
    ['how a column is stored', `alter table ${table} alter terms set storage external`],
    ['the statistics of a column', `alter table ${table} alter terms set statistics 7`],
    ['the privileges of a column', `grant select (terms) on ${table} to anon`],
    [
      'the privileges of a function of an extension',
      'grant execute on function extensions.unaccent(text) to anon',
    ],
    [
      'the privileges of new tables',
      'alter default privileges in schema public grant select on tables to anon',
    ],
    [
      'a text search configuration',
      'create text search configuration private.plain (copy = pg_catalog.simple)',
    ],
    [
      'the order of enum values',
      "create type private.a as enum ('x', 'y')",
      "create type private.a as enum ('y', 'x')",
    ],
    ['a row', `update ${table} set terms = '{a, b}' where id = (select id from ${table} limit 1)`],
    ['a bucket', "update storage.buckets set file_size_limit = 1 where id = 'images'"],
    ['a publication', `create publication a for table ${table}`],
    [
      'a constraint that was not validated',
      `alter table ${table} add check (id is not null) not valid`,
      `alter table ${table} add check (id is not null)`,
    ],
    ['a trigger that is off', 'alter table public.users disable trigger user'],
    ['the owner of a table', `alter table ${table} owner to service_role`],
    [
      'a role of a policy',
      'create policy "A" on public.users to anon',
      'create policy "A" on public.users to authenticated',
    ],
    ['a setting of a function', "alter function private.set_updated_at() set work_mem = '8MB'"],
    ['an option of an index', 'alter index public.clients_name set (fastupdate = off)'],
    ['row-level security', `alter table ${table} disable row level security`],
  ])('%s', async (_what, one, other = '') => {
    const before = other === '' ? expected : await readChanged(other);
    expect(await readChanged(one)).not.toEqual(before);
  });
});

class Undo extends Error {}

async function readChanged(change: string): Promise<string[]> {
  let catalog: string[] = [];
  await migrated
    .begin(async (transaction) => {
      await transaction.unsafe(change);
      catalog = await readCatalog(transaction);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return catalog;
}
