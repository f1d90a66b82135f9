import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, startLocalSupabase } from '../../src/index.ts';
import type { Sql } from '../../src/index.ts';

export const noteCount = 300;

/** A statement that others see at once that a migration has reached it, and that gives them the time to react. */
const point = "select nextval('public.points'), pg_sleep(0.05);\n";

const firstRelease = {
  '20270101_first.sql': `
    create sequence public.points;
    create table public.notes (id int primary key);
    create table public.archived (id int primary key);
    create table public.others as select id from generate_series(1, 1000) as id;`,
};

/** Each row of `notes` is in `notes` or in `archived` after any of these. */
const secondRelease = {
  ...firstRelease,
  '20270102_titles.sql': `
    set local lock_timeout = '500ms';
    ${point} alter table public.notes add column title text;
    ${point} update public.notes set title = 'Note ' || id;
    ${point} alter table public.notes alter column title set not null;
    ${point}`,
  '20270103_archived.sql': `
    set local lock_timeout = '500ms';
    ${point} alter table public.archived add column title text;
    ${point} create table public.moving as select * from public.notes where id % 2 = 0;
    ${point} delete from public.notes where id % 2 = 0;
    ${point} insert into public.archived (id, title) select id, title from public.moving;
    ${point} drop table public.moving;
    ${point}`,
  '20270104_index.sql': `
    set lock_timeout = '500ms';
    drop index concurrently if exists public.others_id;
    create unique index concurrently others_id on public.others (id);`,
  '20270105_renamed.sql': `
    set local lock_timeout = '500ms';
    ${point} alter table public.archived rename column title to name;
    ${point} insert into public.archived (id, name) select id, title from public.notes;
    ${point} delete from public.notes;
    ${point} truncate public.others;
    ${point}`,
};

/** The statements of the second release that others can see. */
export const pointCount = Object.values(secondRelease).join().split('nextval').length - 1;

/** Writes two versions of a product into a folder, and the data of the first one. */
export async function writeVersions(folder: string) {
  const roots = { first: join(folder, 'first'), second: join(folder, 'second') };
  await writeMigrations(roots.first, firstRelease);
  await writeMigrations(roots.second, secondRelease);
  const dataDir = join(folder, 'template');
  const backend = await startLocalSupabase({ root: roots.first, dataDir, port: 0 });
  const sql = connect(backend.databaseUrl, { max: 1 });
  await sql`insert into notes select id from generate_series(1, ${noteCount}) as id`;
  await sql.end();
  await backend.stop();
  return { ...roots, dataDir };
}

export async function writeMigrations(root: string, migrations: Record<string, string>) {
  const folder = join(root, 'supabase', 'migrations');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(migrations)) await writeFile(join(folder, name), text);
}

/** What must be there after the second release has started. */
export async function readUpgraded(sql: Sql) {
  const [row] = await sql`
    select (select count(*) from notes)::int as notes,
      (select count(distinct name) from archived where name = 'Note ' || id)::int as archived,
      (select indisvalid from pg_index where indexrelid = 'others_id'::regclass) as "hasIndex",
      (select count(*) from supabase_migrations.schema_migrations)::int as migrations`;
  return row;
}

export const upgraded = { notes: 0, archived: noteCount, hasIndex: true, migrations: 5 };
