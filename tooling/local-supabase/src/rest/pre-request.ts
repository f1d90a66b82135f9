import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from '../postgres/connect.ts';
import { currentTrace } from './request-trace.ts';

const SETTING = 'pgrst.db_pre_request=';

/** The function that PostgREST runs before each request, as the settings of its role say; undefined if there is none. */
export async function readPreRequest(sql: Sql): Promise<string | undefined> {
  const rows = await sql<{ setting: string }[]>`
    select unnest(rolconfig) as setting from pg_roles where rolname = 'authenticator'`;
  return rows.find(({ setting }) => setting.startsWith(SETTING))?.setting.slice(SETTING.length);
}

type Database = Pick<PostgresConnection['kysely'], 'selectNoFrom'>;

/** Runs it with the caller's role, and keeps the headers that it wants to send. */
export async function runPreRequest(database: Database, name: string): Promise<void> {
  await database.selectNoFrom((sql) => sql.fn(name, []).as('done')).execute();
  const { headers } = await database
    .selectNoFrom((sql) =>
      sql
        .fn<string | null>('current_setting', [sql.val('response.headers'), sql.lit(true)])
        .as('headers'),
    )
    .executeTakeFirstOrThrow();
  const trace = currentTrace();
  if (trace && headers) trace.responseHeaders = toHeaders(headers);
}

/** PostgREST's list of objects with one header each. */
function toHeaders(text: string): Headers {
  const list = JSON.parse(text) as Record<string, string>[];
  return new Headers(list.flatMap((header) => Object.entries(header)));
}
