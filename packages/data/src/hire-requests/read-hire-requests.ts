import type { DataClient } from '../client/client.ts';
import { LIST_LIMIT, SEARCH_PAGE_SIZE } from '../constants.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { findPeople } from '../users/find-people.ts';
import type { CountedPage } from '../query/page.ts';
import { isUuid } from '../uuid.ts';
import {
  selectEvents,
  selectOpenRequests,
  selectPendingRequests,
  selectRequests,
  selectRequestsBetween,
  type HireRequestEvent,
  type OpenRequest,
  type PendingRequest,
  type ReadRequest,
  type RequestBetween,
} from './columns.ts';
import type { HireRequestSide, HireRequestStatus, ListedHireRequest } from './hire-request.ts';

type HireRequestListInput = {
  side: HireRequestSide;
  userId: string;
  status: HireRequestStatus;
  /** The number of rows before this page. */
  cursor?: string | null;
  pageSize?: number;
  signal?: AbortSignal;
};

/** One side's requests in one status, most recently changed first. */
export async function listHireRequests(
  client: DataClient,
  { side, userId, status, cursor, pageSize = SEARCH_PAGE_SIZE, signal }: HireRequestListInput,
): Promise<CountedPage<ListedHireRequest>> {
  const start = Number(cursor ?? 0);
  const query = selectRequests(client, { count: 'exact' })
    .eq(side === 'creator' ? 'creator_id' : 'client_id', userId)
    .eq('status', status)
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .range(start, start + pageSize - 1);
  const response = await (signal ? query.abortSignal(signal) : query);
  if (response.error) throw toDataError(response.error, response.status);
  const items = await withPeople(client, response.data);
  const total = response.count ?? items.length;
  const end = start + items.length;
  const next = items.length > 0 && end < total ? String(end) : null;
  return { items, next, total, totalIsCapped: false };
}

/** One side's pending and accepted requests: at most 100, those that are open longest. */
export async function listOpenRequests(
  client: DataClient,
  { side, userId }: { side: HireRequestSide; userId: string },
): Promise<OpenRequest[]> {
  return unwrap(
    await selectOpenRequests(client)
      .eq(side === 'creator' ? 'creator_id' : 'client_id', userId)
      .in('status', ['pending', 'accepted'])
      .order('created_at')
      .limit(LIST_LIMIT),
  );
}

/** Null if it does not exist, or if the user is on neither side. */
export async function getHireRequest(
  client: DataClient,
  id: string,
): Promise<ListedHireRequest | null> {
  if (!isUuid(id)) return null;
  const request = unwrap(await selectRequests(client).eq('id', id).maybeSingle());
  if (!request) return null;
  const [listed = null] = await withPeople(client, [request]);
  return listed;
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

/** Oldest first. */
export async function listHireRequestEvents(
  client: DataClient,
  requestId: string,
): Promise<HireRequestEvent[]> {
  if (!isUuid(requestId)) return [];
  return unwrap(
    await selectEvents(client).eq('hire_request_id', requestId).order('version').limit(LIST_LIMIT),
  );
}

/** Requests between two users, in either direction: the newest ones, oldest first. */
export async function listRequestsBetween(
  client: DataClient,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<RequestBetween[]> {
  const pair = [userId, otherId].filter(isUuid);
  const rows = unwrap(
    await selectRequestsBetween(client)
      .in('client_id', pair)
      .in('creator_id', pair)
      .order('created_at', { ascending: false })
      .limit(LIST_LIMIT),
  );
  return rows.reverse();
}

async function withPeople(
  client: DataClient,
  requests: ReadRequest[],
): Promise<ListedHireRequest[]> {
  const ids = requests.flatMap(({ client_id, creator_id }) => [client_id, creator_id]);
  const people = await findPeople(client, ids);
  const getPerson = (id: string | null) => (id && people.get(id)) || null;
  return requests.map((request) => ({
    ...request,
    client: getPerson(request.client_id),
    creator: getPerson(request.creator_id),
  }));
}
