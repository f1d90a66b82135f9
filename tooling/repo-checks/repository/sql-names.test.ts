import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createFinder, readWords } from '../rules/word-list.mjs';

const root = resolve(import.meta.dirname, '../../..');
const words = ['Words in names', 'Words in names of the database'].flatMap(readWords);
const find = createFinder(words);

const declaration =
  /^\s*create (?:or replace )?(?:unique )?(?:function|trigger|table|view|type|index|materialized view) (\w+)(?:\.(\w+))?/gm;

/** Dashboards that were released call these. */
const RELEASED = ['act_on_hire_request', 'ask_for_time', 'ask_purpose', 'touch_last_seen'];

const findWords = (sql: string) =>
  [...sql.matchAll(declaration)]
    .map(([, schema = '', name = schema]) => name)
    .filter((name) => !RELEASED.includes(name) && find(name.replaceAll('_', ' ')));

it.each([
  ['create function private.tell_of_email() returns trigger', ['tell_of_email']],
  ['create function private.works_of(creator uuid)', ['works_of']],
  ['create trigger touch before update on public.users', ['touch']],
  ['create unique index matches_to_tell on private.search_matches (id)', ['matches_to_tell']],
  ['create table private.placed_messages (', ['placed_messages']],
  ['create function private.set_updated_at() returns trigger', []],
  ['create function public.ask_for_time(id uuid)', []],
])('reads the names that SQL declares: %s', (sql, names) => {
  expect(findWords(sql)).toEqual(names);
});

it.each(globSync('supabase/{schemas,migrations}/*.sql', { cwd: root }))(
  'uses the words of the glossary: %s',
  (path) => {
    expect(findWords(readFileSync(resolve(root, path), 'utf8'))).toEqual([]);
  },
);
