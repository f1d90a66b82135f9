import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '@showcase/local-supabase';
import { expect, it, onTestFinished } from 'vitest';
import { pushMigrations } from '../../../cli.ts';
import { startHostedDatabase } from '../../support/backend/hosted-database.ts';
import { listGranted } from '../granted.ts';
import { findMigrationProblems } from './migration-rules.ts';

const folder = resolve(import.meta.dirname, '../../../migrations');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

it.each(names)('%s could not stop a site with users', (name) => {
  expect(findMigrationProblems(name, readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

it('no landed migration has changed since it was listed (`sha256sum *.sql > SHA256SUMS`)', () => {
  const sums = names.map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    return `${sum}  ${name}`;
  });
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(sums).toEqual(listed);
});

const timeout = "set local lock_timeout = '500ms';\n";
const NO_TIMEOUT = 'Its first statement is not `set local lock_timeout` of at most 500ms.';
const policy = 'create policy "Everyone reads" on public.notes for select using (true);\n';
const swallowed = 'do $$ begin perform 1; exception when others then null; end; $$;';

it.each([
  ['20270101000000_notes.sql', `${timeout}create table public.notes ();`, []],
  ['20270101000000_notes.sql', `-- Why\n${timeout}${policy}`, []],
  ['20270101000000_notes.sql', 'create table public.notes ();', [NO_TIMEOUT]],
  [
    '20270101000000_notes.sql',
    `${timeout}create index notes_newest on public.notes (at);\n${policy}`,
    ['Its policies are not in a migration of their own.'],
  ],
  [
    '20270101000000_notes.sql',
    `${timeout}create index objects_newest on storage.objects (created_at);`,
    ['It changes a table that belongs to the platform.'],
  ],
  ['20270101000000_notes.sql', "set local lock_timeout = '5s'; select 1;", [NO_TIMEOUT]],
  ['20270101000000_notes.sql', `${timeout}alter type public.kind add value 'a';`, []],
  [
    '20270101000000_notes.sql',
    `${timeout}alter type public.kind add value 'a'; select 1;`,
    ['Its new enum value is not in a migration of its own.'],
  ],
  [
    '20270101000000_notes.sql',
    'drop index concurrently if exists a; create index concurrently a on public.notes (at);',
    [],
  ],
  ['20270101000000_notes.sql', timeout + swallowed, ['It swallows every error.']],
  ['20261130000000_baseline.sql', `create table public.notes ();\n${policy}`, []],
  ['20261130000000_baseline.sql', swallowed, ['It swallows every error.']],
])('%s with %j has the problems %j', (name, text, problems) => {
  expect(findMigrationProblems(name, text)).toEqual(problems);
});

it('applies all migrations to a new hosted project with the Supabase CLI', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-push-'));
  const { url, stop } = await startHostedDatabase(dataDir);
  const sql = connect(url, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  expect(await pushMigrations(url)).toEqual([]);

  const applied = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  expect(applied.map(({ version }) => version)).toEqual(names.map((name) => name.split('_')[0]));
  const listed = readFileSync(join(import.meta.dirname, '../granted.txt'), 'utf8');
  expect((await listGranted(sql)).split('\n')).toEqual(listed.split('\n'));
}, 120_000);
