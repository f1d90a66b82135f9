import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { unwrap } from '../http/unwrap.ts';

/** One page of a list that only admins can read. */
export type AdminPage<T> = {
  items: T[];
  total: number;
  /** True if there are more rows than are counted: show 'total+'. */
  totalIsCapped: boolean;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
};

/** The input of every admin list; the status 'all' applies no filter. */
export type AdminSearch = { q: string; status: string; cursor: string | null };

export type AdminPageOptions = { pageSize?: number; signal?: AbortSignal };

/** Why and since when something is suspended or hidden, and by which admin if the account still exists. */
export type ModerationReason = { reason: string; at: string; by: string | null };

type ListName =
  | 'admin_list_creators'
  | 'admin_list_clients'
  | 'admin_list_projects'
  | 'admin_list_reports'
  | 'admin_list_hidden';

/** The list of hidden items has no status. */
type ListInput = Omit<AdminSearch, 'status'> & { status?: string };

export async function readList<T>(
  client: DataClient,
  name: ListName,
  { q, status, cursor, pageSize, signal }: ListInput & AdminPageOptions,
): Promise<AdminPage<T>> {
  const request = client.rpc(name, {
    q,
    ...(status && { status }),
    ...(cursor && { cursor }),
    ...(pageSize && { page_size: pageSize }),
  });
  if (signal) request.abortSignal(signal);
  return readAdminPage<T>(unwrap(await request));
}

export function readAdminPage<T>(result: unknown): AdminPage<T> {
  if (!isListResult<T>(result)) {
    throw new DataError({ kind: 'server', message: 'The list has no items', status: 200 });
  }
  const { items, total, total_is_capped, next_cursor } = result;
  return { items, total, totalIsCapped: total_is_capped, nextCursor: next_cursor };
}

type ListResult<T> = {
  items: T[];
  total: number;
  total_is_capped: boolean;
  next_cursor: string | null;
};

function isListResult<T>(result: unknown): result is ListResult<T> {
  return (
    typeof result === 'object' &&
    result !== null &&
    'items' in result &&
    Array.isArray(result.items) &&
    'total' in result
  );
}
