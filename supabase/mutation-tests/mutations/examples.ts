import type { Mutation, SqlText, Schema } from './mutation.ts';

const column = (table: string, name: string, type = 'text', preset: string | null = null) => ({
  table,
  name,
  type,
  preset,
});
const schema: Schema = {
  columns: [
    column('public.users', 'email'),
    column('public.users', 'user_id', 'uuid'),
    column('public.contacts', 'email'),
    column('public.contacts', 'user_id', 'uuid'),
    column('public.users', 'is_dev', 'boolean', 'false'),
    column('public.services', 'price', 'numeric'),
    column('public.reports', 'kind'),
    column('public.reports', 'version', 'integer'),
    column('public.seeds', 'version'),
  ],
  listed: [
    { table: 'public.reports', name: 'kind' },
    { table: 'private.cases', name: 'kind' },
  ],
  keys: [{ name: 'one_per_pair', columns: ['id', 'a'] }],
  links: [{ table: 'public.requests', column: 'service_id', target: 'public.services' }],
};

/** All mutations of a text, as a function body unless specified otherwise. */
export const made = (mutation: Mutation, text: string, target: Partial<SqlText> = {}) =>
  mutation({ part: 'body', name: '', tables: [], parameters: [], ...target, text }, schema).map(
    (change) => change.text,
  );
export const changed = (text: string, from: string, ...to: string[]) =>
  to.map((by) => text.replace(from, by));
