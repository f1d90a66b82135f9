import { getTransactionDate, type Transaction } from '@showcase/data/transactions';
import { formatDate } from '@showcase/ui';
import { STATUS_LABELS } from './status-labels.ts';

/** The rows of the table as cells, below a header. */
export function createEarningsReport(rows: readonly Transaction[]): string[][] {
  return [
    ['Client', 'Service', 'Date', 'Amount', 'Status'],
    ...rows.map((row) => [
      row.client?.name ?? 'Former client',
      row.title,
      formatDate(getTransactionDate(row)),
      row.amount.toFixed(2),
      STATUS_LABELS[row.status],
    ]),
  ];
}
