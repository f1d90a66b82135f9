import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { SEARCH_PAGE_SIZE } from '../constants.ts';
import type { HireRequestSide } from '../hire-requests/hire-request.ts';
import { readRpc } from '../http/read-rpc.ts';
import type { Page } from '../query/page.ts';
import {
  earningsFigures,
  invoicePage,
  type EarningsFigures,
  type ListedInvoice,
} from './invoice.ts';

type ListInput = {
  side: HireRequestSide;
  cursor?: string | null;
  size?: number;
  signal?: AbortSignal;
};

/** One side's invoices of the signed-in user, the newest first. */
export async function listInvoices(
  client: DataClient,
  { side, cursor, size = SEARCH_PAGE_SIZE, signal }: ListInput,
): Promise<Page<ListedInvoice>> {
  const args = { side, page_size: size, ...(cursor && { cursor }) };
  return readRpc(client, 'my_invoices', args, { schema: invoicePage, signal });
}

/** As many as one call returns. */
const PAGE_SIZE_LIMIT = 100;

/** All invoices of the signed-in user as a creator, for what they add up to. */
async function listIssuedInvoices(client: DataClient): Promise<ListedInvoice[]> {
  const invoices: ListedInvoice[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<ListedInvoice> = await listInvoices(client, {
      ...{ side: 'creator', cursor, size: PAGE_SIZE_LIMIT },
    });
    invoices.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return invoices;
}

/** The sums that the signed-in user has agreed on, is owed, has received and has refunded as a creator. */
export async function getEarningsFigures(client: DataClient): Promise<EarningsFigures> {
  return readRpc(client, 'my_earnings_figures', {}, { schema: earningsFigures });
}

const firstPage: string | null = null;

export function invoiceQueries(client: DataClient) {
  return {
    list: (input: { side: HireRequestSide; userId: string }) =>
      infiniteQueryOptions({
        queryKey: ['invoices', 'list', input],
        queryFn: ({ pageParam, signal }) =>
          listInvoices(client, { side: input.side, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        meta: { failure: 'Error fetching invoices:' },
      }),
    issued: (userId: string) =>
      queryOptions({
        queryKey: ['invoices', 'issued', userId],
        queryFn: (): Promise<ListedInvoice[] | null> => listIssuedInvoices(client),
        meta: { failure: 'Error fetching invoices:' },
      }),
    earnings: (userId: string) =>
      queryOptions({
        queryKey: ['invoices', 'earnings', userId],
        queryFn: (): Promise<EarningsFigures | null> => getEarningsFigures(client),
        meta: { failure: 'Error fetching earnings:' },
      }),
  };
}
