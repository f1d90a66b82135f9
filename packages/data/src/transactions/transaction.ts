import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import type { Person } from '../users/people.ts';

export const selectTransactions = (client: DataClient) =>
  client
    .from('transactions')
    .select(
      'id, hire_request_id, milestone, client_id, title, amount, status, completed_at, created_at, request:hire_requests!transactions_hire_request_id_fkey(time_zone)',
    );

export type TransactionRow = QueryData<ReturnType<typeof selectTransactions>>[number];

/** A creator's earnings from one request, in US dollars. */
export type Transaction = Omit<TransactionRow, 'request'> & {
  /** The day of its date in the time zone of its request, as invoices and agreements have it. */
  day: string;
  /** Null if the account is deleted. */
  client: Person | null;
};

/** When it was completed; until then, when the request was accepted. */
export function getTransactionDate(
  transaction: Pick<Transaction, 'completed_at' | 'created_at'>,
): string {
  return transaction.completed_at ?? transaction.created_at;
}

/** The sum of these amounts, exact to the cent. */
export function sumAmounts(amounts: readonly { amount: number }[]): number {
  const cents = amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}

/** The wallet balance: the completed amounts at 0 % commission. */
export function sumEarned(transactions: readonly Pick<Transaction, 'amount' | 'status'>[]) {
  return sumAmounts(transactions.filter(({ status }) => status === 'completed'));
}
