import { toDay } from '@showcase/data/days';
import { getTransactionDate, type Transaction } from '@showcase/data/transactions';

/** The rows of the table as cells, below a header. */
export function createEarningsReport(rows: readonly Transaction[]): string[][] {
  return [
    ['Client', 'Service', 'Date', 'Amount', 'Status'],
    ...rows.map((row) => [
      row.client?.name ?? 'Deleted account',
      row.title,
      toDay(getTransactionDate(row)),
      row.amount.toFixed(2),
      row.status,
    ]),
  ];
}
