import type { DataClient } from '../client/types.ts';
import { readRpc, readRpcOnce } from '../http/read-rpc.ts';
import { countedPageSchema, type CountedPage } from '../query/page.ts';
import * as v from 'valibot';

/** The input of every admin list; the status 'all' applies no filter. */
export type AdminSearch = { q: string; status: string; cursor: string | null };

export type AdminPageOptions = { pageSize?: number; signal?: AbortSignal };

export const moderationReasonSchema = v.object({
  reason: v.string(),
  at: v.string(),
  by: v.nullable(v.string()),
});

/** Why and since when something is suspended or hidden, and by which admin if the account still exists. */
export type ModerationReason = v.InferOutput<typeof moderationReasonSchema>;

export const nameSchema = v.object({ id: v.string(), name: v.string() });

/** Null if the account is deleted. */
export const personSchema = v.nullable(v.object({ ...nameSchema.entries, is_dev: v.boolean() }));

type ListName =
  | 'admin_list_creators'
  | 'admin_list_clients'
  | 'admin_list_projects'
  | 'admin_list_reports'
  | 'admin_list_hidden'
  | 'admin_list_requests'
  | 'admin_list_cases'
  | 'admin_list_payments'
  | 'admin_list_services'
  | 'admin_list_reviews'
  | 'admin_list_subscribers';

/** The list of hidden items has no status, that of subscribers no search. */
type ListInput = Pick<AdminSearch, 'cursor'> & { q?: string; status?: string };

type List<T> = { name: ListName; item: v.GenericSchema<unknown, T> };
type Input = ListInput & AdminPageOptions;

export function readList<T>(client: DataClient, list: List<T>, input: Input) {
  return readBy(readRpc, client, list, input);
}

/** For a list of which the audit log has each look. */
export function readListOnce<T>(client: DataClient, list: List<T>, input: Input) {
  return readBy(readRpcOnce, client, list, input);
}

function readBy<T>(
  read: typeof readRpc | typeof readRpcOnce,
  client: DataClient,
  { name, item }: List<T>,
  { q, status, cursor, pageSize, signal }: Input,
): Promise<CountedPage<T>> {
  const args = {
    ...(q !== undefined && { q }),
    ...(status && { status }),
    ...(cursor && { cursor }),
    ...(pageSize && { page_size: pageSize }),
  };
  return read(client, name, args, { schema: countedPageSchema(item), signal });
}
