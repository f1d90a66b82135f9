import type { DataClient } from '../../client/types.ts';
import { LIST_LIMIT, SEARCH_PAGE_SIZE } from '../../constants.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { readAllRows } from '../../query/key-pages.ts';
import type { CountedPage } from '../../query/page.ts';
import { isUuid } from '../../uuid.ts';
import * as v from 'valibot';
import {
  selectOpenRequests,
  selectPendingRequests,
  type OpenRequest,
  type PendingRequest,
} from './columns.ts';
import type {
  HireRequestSide,
  HireRequestStatus,
  HireRequestWithHistory,
  ListedHireRequest,
  RequestDate,
} from '../hire-request.ts';
import { requestDates, requestPage, requestWithHistory } from './request-rows.ts';

type HireRequestListInput = {
  side: HireRequestSide;
  status: HireRequestStatus;
  cursor?: string | null;
  pageSize?: number;
  signal?: AbortSignal;
};

/** One side's requests of the signed-in user in one status, most recently changed first. */
export async function listHireRequests(
  client: DataClient,
  { side, status, cursor, pageSize = SEARCH_PAGE_SIZE, signal }: HireRequestListInput,
): Promise<CountedPage<ListedHireRequest>> {
  const args = { side, status, page_size: pageSize, ...(cursor && { cursor }) };
  return readRpc(client, 'my_hire_requests', args, { schema: requestPage, signal });
}

/** All pending and accepted requests of one side. */
export async function listOpenRequests(
  client: DataClient,
  { side, userId }: { side: HireRequestSide; userId: string },
): Promise<OpenRequest[]> {
  return readAllRows<OpenRequest>(async (limit, after) => {
    const requests = selectOpenRequests(client)
      .eq(side === 'creator' ? 'creator_id' : 'client_id', userId)
      .in('status', ['pending', 'accepted']);
    const remaining = after ? requests.gt('id', after.id) : requests;
    return unwrap(await remaining.order('id').limit(limit));
  });
}

/** Null if it does not exist, or if the signed-in user is on neither side. */
export async function getHireRequest(
  client: DataClient,
  id: string,
): Promise<HireRequestWithHistory | null> {
  if (!isUuid(id)) return null;
  return readRpc(client, 'my_hire_request', { id }, { schema: v.nullable(requestWithHistory) });
}

/** The next events of one side's open requests of the signed-in user, in order of time: at most 50. */
export async function listRequestDates(
  client: DataClient,
  side: HireRequestSide,
): Promise<RequestDate[]> {
  return readRpc(client, 'my_request_dates', { side }, { schema: requestDates });
}

/** A client's pending requests to a creator, newest first. */
export async function listPendingRequests(
  client: DataClient,
  { clientId, creatorId }: { clientId: string; creatorId: string },
): Promise<PendingRequest[]> {
  return unwrap(
    await selectPendingRequests(client)
      .eq('client_id', clientId)
      .eq('creator_id', creatorId)
      .eq('status', 'pending')
      .order('created_at', { ascending: false })
      .limit(LIST_LIMIT),
  );
}
