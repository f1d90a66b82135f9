import { writeAccounts, type NewAccount, type Sql } from '@showcase/local-supabase';

/** Accounts that are written at a time: a million would be a text of hundreds of megabytes. */
const BATCH_SIZE = 10_000;

/** Adds accounts as a sign-up does, also with the schema of another commit, which may lack a column. */
export async function addAccounts(sql: Sql, accounts: readonly NewAccount[]): Promise<void> {
  await sql`alter table auth.users add column if not exists instance_id uuid`;
  for (let start = 0; start < accounts.length; start += BATCH_SIZE)
    await writeAccounts(sql, accounts.slice(start, start + BATCH_SIZE), { hashCost: 4 });
}
