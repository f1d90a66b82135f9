import type { TransactionSql } from 'postgres';
import type { World } from './world.ts';

/** Runs a statement as the service role, which bypasses row-level security. */
export const asService = <T>(world: World, statement: (sql: TransactionSql) => Promise<T>) =>
  world.sql.savepoint(async (sql) => {
    await sql`set local role service_role`;
    const result = await statement(sql);
    await sql`reset role`;
    return result;
  });
