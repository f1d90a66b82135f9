import type postgres from 'postgres';
import type { Sql } from '../postgres/connect.ts';
import { contextSettings } from './request-context.ts';
import type { Caller } from './request-context.ts';

type Setting = [name: string, value: string];
type Options = { settings?: Setting[] };

/** Runs a transaction as the caller, for row-level security. */
export async function asCaller<Result>(
  sql: Sql,
  caller: Caller,
  run: (transaction: postgres.TransactionSql) => Promise<Result>,
  { settings = [] }: Options = {},
) {
  return sql.begin(async (transaction) => {
    await applyContext(transaction, caller, settings);
    return run(transaction);
  });
}

/** Makes the rest of this transaction run as the caller, for row-level security. */
export async function applyContext(
  transaction: postgres.TransactionSql,
  caller: Caller,
  settings: Setting[],
) {
  const all = [...settings, ...contextSettings(caller)];
  await transaction`
    select set_config(setting.name, setting.value, true)
    from unnest(${all.map(([name]) => name)}::text[], ${all.map(([, value]) => value)}::text[]) as setting(name, value)`;
}
