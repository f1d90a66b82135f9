import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

export const QUICK_READ_TABLES = ['users', 'projects', 'services'] as const;
export type QuickReadTable = (typeof QUICK_READ_TABLES)[number];

/** The first rows of a table with all columns that the user can read, for the debug panel. */
export async function quickRead(client: DataClient, table: QuickReadTable): Promise<unknown[]> {
  return unwrap(await client.from(table).select('*').limit(5));
}
