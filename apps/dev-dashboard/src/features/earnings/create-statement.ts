import { formatDay } from '@showcase/data/days';
import { sumAmounts, type Transaction } from '@showcase/data/transactions';
import type { StatementData } from '@showcase/documents';
import { STATUS_LABELS } from './status-labels.ts';

type Statement = { name: string; period: string; created: Date; rows: readonly Transaction[] };

/** The rows of the table, and what they add up to. */
export function createStatement({ rows, ...fields }: Statement): StatementData {
  const sumCents = (status: Transaction['status']) =>
    toCents(sumAmounts(rows.filter((row) => row.status === status)));
  return {
    ...fields,
    rows: rows.map((row) => ({
      date: formatDay(row.day),
      client: row.client?.name ?? 'Former client',
      title: row.title,
      cents: toCents(row.amount),
      status: STATUS_LABELS[row.status],
    })),
    totals: { agreed: sumCents('pending'), completed: sumCents('completed') },
  };
}

function toCents(dollars: number) {
  return Math.round(dollars * 100);
}
