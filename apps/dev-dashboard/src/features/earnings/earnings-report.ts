import { formatDay } from '@showcase/data/days';
import type { LedgerRow } from './ledger.ts';
import { STATUS_LABELS } from './status-labels.ts';

const HEADER = ['Client', 'Service', 'Date', 'Amount', 'Status', 'Document', 'Net', 'VAT', 'Gross'];

/** A text that begins with a minus could be a formula, a number can't. */
const formatCell = (cents: number) => (cents < 0 ? cents / 100 : (cents / 100).toFixed(2));

/** The rows of the table as cells, below a header. What is not invoiced yet has no VAT. */
export function createEarningsReport(rows: readonly LedgerRow[]): (string | number)[][] {
  return [
    HEADER,
    ...rows.map(({ client, title, day, cents, status, document, tax }) => [
      ...[client, title, formatDay(day), formatCell(cents), STATUS_LABELS[status]],
      document ?? '',
      ...(tax ? [tax.netCents, tax.taxCents, cents].map(formatCell) : ['', '', '']),
    ]),
  ];
}
