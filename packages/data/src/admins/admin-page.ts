import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { unwrap } from '../http/unwrap.ts';

/** One page of a list that only admins read. */
export type AdminPage<T> = {
  items: T[];
  total: number;
  /** True where there are more than can be counted: show 'total+'. */
  totalIsCapped: boolean;
  /** Where the next page starts; null on the last one. */
  nextCursor: string | null;
};

/** What every list of admins is asked with; the status 'all' stands for no filter. */
export type AdminSearch = { q: string; status: string; cursor: string | null };

export type AdminPosition = { pageSize?: number; signal?: AbortSignal };

/** Why something is suspended or hidden, since when, and by whom, where they are still there. */
export type Why = { reason: string; at: string; by: string | null };

type ListName =
  | 'admin_list_creators'
  | 'admin_list_clients'
  | 'admin_list_projects'
  | 'admin_list_reports'
  | 'admin_list_hidden';

/** The list of what is hidden knows no status. */
type ListInput = Omit<AdminSearch, 'status'> & { status?: string };

export async function readList<T>(
  client: DataClient,
  name: ListName,
  { q, status, cursor, pageSize, signal }: ListInput & AdminPosition,
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

export function readAdminPage<T>(answer: unknown): AdminPage<T> {
  if (!isListAnswer<T>(answer)) {
    throw new DataError({ kind: 'server', message: 'The list has no items', status: 200 });
  }
  const { items, total, total_is_capped, next_cursor } = answer;
  return { items, total, totalIsCapped: total_is_capped, nextCursor: next_cursor };
}

type ListAnswer<T> = {
  items: T[];
  total: number;
  total_is_capped: boolean;
  next_cursor: string | null;
};

function isListAnswer<T>(answer: unknown): answer is ListAnswer<T> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items) &&
    'total' in answer
  );
}
