import { writeAccounts, type Sql } from '@showcase/local-supabase';
import type { TransactionSql } from 'postgres';

export type HireRequest = {
  id: string;
  client_id: string | null;
  creator_id: string | null;
  service_id: string | null;
  project_id: string | null;
  included: string[] | null;
  title: string;
  price: string;
  duration: string | null;
  package_name: string | null;
  hours: string | null;
  status: string;
  resolution: string | null;
  due_on: Date | null;
  no_due_date: boolean;
  delivered_at: Date | null;
  end_asked_by: string | null;
  end_asked_at: Date | null;
  open_offer_id: string | null;
  agreed_offer_id: string | null;
  version: number;
};

export const description =
  'A description that is long enough for the fifty characters of the form.';

/** Accounts with these ids and a confirmed email each, as a sign-up writes them. */
export function addAccounts(sql: Sql | TransactionSql, ids: readonly string[], metadata = {}) {
  const accounts = ids.map((id) => ({ id, email: `${id}@example.com`, metadata }));
  return writeAccounts(
    sql,
    accounts.map((account) => ({ ...account, confirmedAt: new Date() })),
  );
}

export async function addProject(
  sql: TransactionSql,
  owner: { id: string },
  columns: Record<string, unknown>,
): Promise<string> {
  const row = { user_id: owner.id, title: 'A project', description, tags: ['Web'], ...columns };
  return insert(sql, 'projects', row);
}

export async function addService(
  sql: TransactionSql,
  owner: { id: string },
  columns: Record<string, unknown>,
): Promise<string> {
  const row = {
    user_id: owner.id,
    title: 'A service',
    description,
    price: 100,
    duration: '3 days',
    ...columns,
  };
  return insert(sql, 'services', row);
}

/** A conversation between two users in which both have read everything. */
export async function addConversation(
  sql: TransactionSql,
  one: { id: string },
  other: { id: string },
): Promise<string> {
  const [added] = await sql<{ id: string }[]>`
    insert into public.conversations as c (first_user_id, second_user_id)
    select min(id::text)::uuid, max(id::text)::uuid
    from unnest(${[one.id, other.id]}::uuid[]) as id
    on conflict on constraint one_per_pair do update set created_at = c.created_at
    returning id`;
  const id = added?.id ?? '';
  await sql`
    insert into public.conversation_reads (conversation_id, user_id, read_at)
    select c.id, member, coalesce(c.last_message_at, now() - interval '1 second')
    from public.conversations c, unnest(${[one.id, other.id]}::uuid[]) as member
    where c.id = ${id}
    on conflict on constraint one_per_member do update set read_at = excluded.read_at`;
  return id;
}

/** Inserts a row given as JSON, as PostgREST does, and returns its id. */
export async function insert(
  sql: TransactionSql,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const columns = Object.keys(row);
  const json = JSON.stringify(row);
  const [added] = await sql<{ id: string }[]>`
    insert into public.${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_record(null::public.${sql(table)}, ${json}::text::jsonb)
    returning ${table === 'reviews' ? sql('id') : sql`*`}`;
  return added?.id ?? '';
}

/** Updates the row with this id by a JSON patch, as PostgREST does, and returns how many rows changed. */
export async function patch(
  sql: TransactionSql,
  table: string,
  id: string,
  changes: Record<string, unknown>,
): Promise<number> {
  const columns = Object.keys(changes);
  const json = JSON.stringify(changes);
  const changed = await sql`
    update public.${sql(table)} t set (${sql(columns)}) =
      (select ${sql(columns)} from jsonb_populate_record(null::public.${sql(table)}, ${json}::text::jsonb))
    where ${sql(table === 'users' || table === 'projects' || table === 'services' ? 'id' : 'user_id')} = ${id}`;
  return changed.count;
}
