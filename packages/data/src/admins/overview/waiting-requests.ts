import type { DataClient } from '../../client.ts';
import { DataError } from '../../data-error.ts';
import type { HireRequest } from '../../hire-requests/hire-request.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { User } from '../../users/user.ts';

type Side = Pick<User, 'id' | 'name' | 'is_dev'>;

/** A hire request without a response; admins cannot read the conversation. */
export type WaitingRequest = Pick<HireRequest, 'id' | 'title' | 'price' | 'created_at'> & {
  client: Side | null;
  creator: Side | null;
};

/** The 100 that have waited longest. */
export async function listWaitingRequests(client: DataClient): Promise<WaitingRequest[]> {
  const result: unknown = unwrap(await client.rpc('admin_list_waiting'));
  if (!isList(result)) {
    throw new DataError({ kind: 'server', message: 'The response is not a list', status: 200 });
  }
  return result;
}

function isList(result: unknown): result is WaitingRequest[] {
  return Array.isArray(result);
}
