import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '@showcase/local-supabase';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { readPageCommands } from '../../../../tooling/testing/page-commands.ts';
import { runSupabaseCli } from '../../../cli.ts';
import { databaseUrl } from '../../support/backend/backend.ts';
import { sql as server } from '../../support/world.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
const commands = readPageCommands('operating.md', 'Upgrade and way back')
  .filter((command) => command.startsWith('npx supabase '))
  .map((command) => command.split(' ').slice(2));
const [dryRun = [], push = []] = commands;

const timeout = "set local lock_timeout = '200ms';\n";
const released = { '20270101000000_notes.sql': 'create table public.notes ();' };
const added = {
  '20270201000000_pages.sql': `${timeout}create table public.pages ();`,
  '20270202000000_titles.sql': `${timeout}alter table public.notes add column title text;`,
  '20270203000000_books.sql': `${timeout}create table public.books ();`,
};

let workdir: string;
const name = 'upgraded';
const url = databaseUrl.replace(/\w+$/, name);
const sql = connect(url, { max: 2 });

/** A database with one released migration, and a checkout with three more. */
beforeAll(async () => {
  await server.unsafe(`create database ${name} template template0`);
  workdir = await mkdtemp(join(tmpdir(), 'showcase-upgrade-'));
  const supabase = join(workdir, 'supabase');
  await mkdir(join(supabase, 'migrations'), { recursive: true });
  for (const part of ['config.toml', 'templates'])
    await cp(resolve(import.meta.dirname, '../../..', part), join(supabase, part), {
      recursive: true,
    });
  await write(released);
  await run(push);
  await write(added);
  return async () => {
    await sql.end();
    await server.unsafe(`drop database ${name} with (force)`);
    await rm(workdir, { recursive: true });
  };
}, 120_000);

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files))
    await writeFile(join(workdir, 'supabase', 'migrations', file), text);
}

/** A command of the page, for a database instead of the linked project; there is no one to confirm it. */
async function run(args: string[]): Promise<string> {
  expect(args).toContain('--remote');
  const others = args.filter((arg) => arg !== '--remote');
  const { stdout, stderr } = await runSupabaseCli(url, [...others, '--yes'], workdir);
  return stdout + stderr;
}

async function listApplied() {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

it('has these commands of the database', () => {
  expect(commands).toEqual([
    ['db', 'push', '--remote', '--dry-run'],
    ['db', 'push', '--remote'],
  ]);
});

it('lists what is new in a dry run, and changes nothing', async () => {
  const printed = await run(dryRun);
  for (const file of Object.keys(added)) expect(printed).toContain(file);
  expect(printed).not.toContain(Object.keys(released)[0]);
  expect(await listApplied()).toEqual(['20270101000000']);
});

it('continues, after it got no lock, with what was not applied', async () => {
  const holder = await sql.reserve();
  onTestFinished(() => holder.release());
  await holder`begin`;
  await holder`lock table public.notes in access exclusive mode`;
  await expect(run(push)).rejects.toThrow('lock timeout');
  await holder`rollback`;
  expect(await listApplied()).toEqual(['20270101000000', '20270201000000']);

  await run(push);
  expect(await listApplied()).toEqual([
    '20270101000000',
    ...Object.keys(added).map((file) => file.split('_')[0]),
  ]);
  await run(push);
});

it('continues, after a statement took longer than a project allows, with the limit of the page', async () => {
  const [allow = '', reset = ''] =
    page.match(/(?<=`)alter role postgres (?:re)?set statement_timeout[^`]*/g) ?? [];
  await write({ '20270204000000_slow.sql': `${timeout}select pg_sleep(1);` });
  await sql`alter database upgraded set statement_timeout = '300ms'`;
  onTestFinished(async () => void (await sql.unsafe(reset)));
  await expect(run(push)).rejects.toThrow('statement timeout');

  await sql.unsafe(allow);
  await run(push);
  expect(await listApplied()).toContain('20270204000000');
});

it('rejects a checkout that is older than the database', async () => {
  const before = await listApplied();
  await rm(join(workdir, 'supabase', 'migrations', '20270204000000_slow.sql'));

  await expect(run(push)).rejects.toThrow('Remote migration versions not found');
  expect(await listApplied()).toEqual(before);
});
