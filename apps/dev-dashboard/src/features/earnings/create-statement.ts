import { formatDay } from '@showcase/data/days';
import type { StatementData } from '@showcase/documents';
import { sumLedger, type LedgerRow } from './ledger.ts';
import { STATUS_LABELS } from './status-labels.ts';

type Statement = { name: string; period: string; created: Date; rows: readonly LedgerRow[] };

/** The rows of the table, and what they add up to. */
export function createStatement({ rows, ...fields }: Statement): StatementData {
  return {
    ...fields,
    rows: rows.map(({ day, client, title, cents, status, tax }) => ({
      ...{ client, title, cents },
      date: formatDay(day),
      netCents: tax?.netCents ?? null,
      taxCents: tax?.taxCents ?? null,
      status: STATUS_LABELS[status],
    })),
    totals: sumLedger(rows),
  };
}
