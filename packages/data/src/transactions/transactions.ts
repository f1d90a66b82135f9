import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { toDay } from '../days/days.ts';
import { unwrap } from '../http/unwrap.ts';
import { readAllRows, rowsAfter } from '../query/key-pages.ts';
import { findPeople } from '../users/find-people.ts';
import { isUuid } from '../uuid.ts';
import {
  getTransactionDate,
  selectTransactions,
  type Transaction,
  type TransactionRow,
} from './transaction.ts';

/** All transactions of a creator, newest first; wallet, cards, chart and table are computed from the same rows. */
export async function listCreatorTransactions(
  client: DataClient,
  userId: string,
): Promise<Transaction[]> {
  if (!isUuid(userId)) return [];
  const transactions = () => selectTransactions(client).eq('creator_id', userId);
  const rows = await readAllRows<TransactionRow>(async (limit, after) => {
    const remaining = after
      ? transactions().or(rowsAfter(after, 'created_at', 'descending'))
      : transactions();
    return unwrap(
      await remaining
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit),
    );
  });
  const people = await findPeople(
    client,
    rows.map(({ client_id }) => client_id),
  );
  return rows.map(({ request, ...row }) => ({
    ...row,
    day: toDay(getTransactionDate(row), request?.time_zone),
    client: (row.client_id && people.get(row.client_id)) || null,
  }));
}

export function transactionQueries(client: DataClient) {
  return {
    byCreator: (userId: string) =>
      queryOptions({
        queryKey: ['transactions', 'of-creator', userId],
        queryFn: () => listCreatorTransactions(client, userId),
        meta: { failure: 'Error fetching transactions:' },
      }),
  };
}
