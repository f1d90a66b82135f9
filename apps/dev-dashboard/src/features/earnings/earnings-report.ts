import { formatDay } from '@showcase/data/days';
import type { Transaction } from '@showcase/data/transactions';
import { STATUS_LABELS } from './status-labels.ts';

/** The rows of the table as cells, below a header. */
export function createEarningsReport(rows: readonly Transaction[]): string[][] {
  return [
    ['Client', 'Service', 'Date', 'Amount', 'Status'],
    ...rows.map((row) => [
      row.client?.name ?? 'Former client',
      row.title,
      formatDay(row.day),
      row.amount.toFixed(2),
      STATUS_LABELS[row.status],
    ]),
  ];
}
