import type { TransactionSql } from 'postgres';
import type { World } from '../support/world.ts';

type Person = { id: string };
export type NewSearch = {
  kind?: 'projects' | 'creators' | 'services';
  name?: string;
  search?: Record<string, unknown>;
  frequency?: 'as_they_come' | 'weekly' | 'never';
};
export type Announced = { title: string; count: number; names: string[] };

/** As the owner, in their transaction. */
export async function insertSearch(
  sql: TransactionSql,
  {
    kind = 'projects',
    name = 'Quokkas',
    search = { q: 'quokka' },
    frequency = 'as_they_come',
  }: NewSearch,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.saved_searches (kind, name, search, frequency)
    values (${kind}, ${name}, ${JSON.stringify(search)}::text::jsonb, ${frequency}) returning id`;
  return row?.id ?? '';
}

export const saveSearch = (world: World, owner: Person, search: NewSearch = {}) =>
  world.as(owner, (sql) => insertSearch(sql, search));

/** Runs the job as if it were that time; how many searches it told about. */
export async function runJob({ sql }: { sql: TransactionSql }, at = 'now'): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select private.notify_saved_searches(${at}::text::timestamptz, 1000) as count`;
  return row?.count ?? 0;
}

/** Runs the job this long before or after the next weekly digest of UTC, which is on a Monday at 8:00. */
export async function runNearDigest(
  world: { sql: TransactionSql },
  after: string,
): Promise<number> {
  const [row] = await world.sql<{ at: string }[]>`
    select (private.next_digest('weekly', now(), 'UTC') + ${after}::text::interval)::text as at`;
  return runJob(world, row?.at);
}

/** The notifications of a person about their searches, oldest first. */
export async function listAnnounced(
  { sql }: { sql: TransactionSql },
  { id }: Person,
): Promise<Announced[]> {
  const rows = await sql<{ params: Announced }[]>`
    select params from public.notifications
    where user_id = ${id} and kind = 'search_matched' order by created_at, ctid`;
  return rows.map(({ params: { title, count, names } }) => ({ title, count, names }));
}

/** A client with a saved search, and a creator who has published nothing. */
export async function addSearcher(world: World, search: NewSearch = {}) {
  const client = await world.addPerson({ name: 'Noah Bennett' });
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  await runJob(world);
  return { client, creator, id: await saveSearch(world, client, search) };
}
