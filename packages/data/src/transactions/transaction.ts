import type { Person } from '../users/people.ts';
import type { TransactionRow } from './transactions.ts';

export type TransactionStatus = 'pending' | 'completed';

/** A creator's earnings from one request, in US dollars. */
export type Transaction = TransactionRow & {
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
