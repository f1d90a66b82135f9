import { describe, expect, it } from 'vitest';
import { findRemovals } from './removals.ts';

const released = `
  create function public.count_notes(author uuid) returns table (day date, notes integer) language sql as '';
  create function public.add_note(note text) returns uuid language sql as '';`;

async function find(sql: string): Promise<string[]> {
  const [found] = await findRemovals([{ name: 'one.sql', text: sql }], released);
  return found?.removals ?? [];
}

describe('takes nothing from the last release', () => {
  it.each([
    "set local lock_timeout = '5s'; create table public.notes (id uuid primary key, at date not null)",
    'alter table public.notes add column title text, add column at timestamptz not null default now()',
    'alter table public.notes add column number bigint generated always as identity not null',
    'create index notes_newest on public.notes (at); drop index public.notes_oldest',
    'create table public.notes (id uuid); alter table public.notes alter id set not null; drop table public.notes',
    'alter table public.notes add column a text; alter table public.notes drop column a',
    'drop policy "A" on public.notes; create policy "B" on public.notes for select using (true)',
    "create or replace function public.add_note(note text) returns uuid language sql as ''",
    'alter table public.notes add a text, add constraint short check (length(a) < at)',
    'alter table public.notes add a text; create unique index one on public.notes (a)',
    "alter table public.notes drop constraint kind, add constraint kind check (a in ('x', 'y')) not valid",
    'drop trigger trim on public.notes; alter index public.a rename to b',
    'drop function private.f(); drop view private.v; alter table private.notes alter a set not null',
    'alter table public.notes drop constraint a, alter a drop not null, alter a set default 1',
    "create function public.f() returns int language sql as ''; revoke execute on function public.f from public",
    'revoke all on private.notes from anon; grant select on public.notes to anon',
    "alter type public.state add value 'late'; update public.notes set a = 1",
    'do $$ begin -- nothing to drop\n perform 1; end $$',
    "drop function public.add_note(text); create function public.add_note(note text, at date default now()) returns uuid language sql as ''",
    "drop function public.count_notes(uuid); create function public.count_notes(author uuid) returns table (day date, notes integer, late integer) language sql as ''",
    // Made and replaced since the release.
    "create function public.g(a text) returns int language sql as ''; drop function public.g(text); create function public.g(b uuid) returns int language sql as ''",
  ])('%s', async (sql) => {
    expect(await find(sql)).toEqual([]);
  });
});

describe('takes something from the last release', () => {
  it.each([
    ['drop table public.notes, private.words', ['drops public.notes', 'drops private.words']],
    ['drop schema notes cascade', ['drops notes']],
    ['drop view public.newest', ['drops public.newest']],
    ['drop type public.state', ['drops public.state']],
    ['alter table private.notes drop column title', ['drops private.notes.title']],
    [
      'alter table public.notes alter title type varchar(9)',
      ['changes the type of public.notes.title'],
    ],
    ['alter table public.notes alter title set not null', ['requires public.notes.title']],
    [
      'alter table public.notes alter title drop default',
      ['drops the default of public.notes.title'],
    ],
    ["alter table public.notes add check (title <> '')", ['adds a constraint to public.notes']],
    [
      'alter table public.notes drop constraint a, add constraint b check (a > 1)',
      ['adds a constraint to public.notes'],
    ],
    [
      'alter table public.notes add a text, add check (title > 1)',
      ['adds a constraint to public.notes'],
    ],
    ['create unique index one on public.notes (title)', ['adds a unique index to public.notes']],
    [
      'alter table public.notes add a text not null',
      ['adds public.notes.a, which every new row needs'],
    ],
    ['alter table public.notes rename title to name', ['renames public.notes.title']],
    ['alter table public.notes rename to texts', ['renames public.notes']],
    ['alter function public.add_note rename to note', ['renames public.add_note']],
    ['alter table public.notes set schema private', ['moves public.notes']],
    ["alter type public.state rename value 'a' to 'b'", ['renames the value a of public.state']],
    ['drop policy "A" on public.notes', ['drops the policy public.notes.A']],
    ['revoke select on public.notes from anon', ['revokes privileges on public.notes']],
    ['revoke all on all tables in schema public from anon', ['revokes privileges on public']],
    [
      'truncate private.words; delete from public.notes',
      ['deletes rows of private.words', 'deletes rows of public.notes'],
    ],
    [
      "do $$ begin execute 'drop table a'; end $$",
      ['drops, renames, revokes or deletes something in a do block'],
    ],
    ['drop function public.add_note(text)', ['drops public.add_note']],
  ])('%s', async (sql, removals) => {
    expect(await find(sql)).toEqual(removals);
  });

  it.each([
    ['another name', 'add_note(text)', 'add_note(body text) returns uuid'],
    ['another type', 'add_note(text)', 'add_note(note uuid) returns uuid'],
    ['another result', 'add_note(text)', 'add_note(note text) returns text'],
    ['several results', 'add_note(text)', 'add_note(note text) returns setof uuid'],
    ['one more that is needed', 'add_note(text)', 'add_note(note text, at date) returns uuid'],
    ['a column less', 'count_notes(uuid)', 'count_notes(author uuid) returns table (day date)'],
  ])('a function with %s', async (_what, dropped, made) => {
    const sql = `drop function public.${dropped}; create function public.${made} language sql as ''`;
    expect(await find(sql)).toEqual([`drops public.${dropped.split('(')[0]}`]);
  });
});
