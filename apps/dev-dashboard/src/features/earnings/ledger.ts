import { toDay } from '@showcase/data/days';
import { toCents, type Invoice, type ListedInvoice } from '@showcase/data/invoices';
import type { Transaction } from '@showcase/data/transactions';
import { filterByPeriod, type Period } from './period.ts';

/** What of an amount is VAT. */
type Tax = { netCents: number; taxCents: number };

export type LedgerRow = {
  id: string;
  hire_request_id: string | null;
  day: string;
  client: string;
  title: string;
  status: 'completed' | 'pending' | 'credited';
  /** With VAT; negative if it was credited or refunded. */
  cents: number;
  /** The number of its invoice or credit note. */
  document: string | null;
  /** Null before it is invoiced. */
  tax: Tax | null;
};

type Input = { period: Period; now: Date };

/** The transactions of a period, each with its part of the VAT of its invoice, and the credit notes, newest first. */
export function createLedger(
  transactions: readonly Transaction[],
  invoices: readonly ListedInvoice[],
  { period, now }: Input,
): LedgerRow[] {
  const taxes = splitTaxes(transactions, invoices);
  const booked = transactions.map((row) => ({
    ...row,
    row: {
      ...{ id: row.id, hire_request_id: row.hire_request_id, day: row.day, title: row.title },
      client: row.client?.name ?? 'Former client',
      status: row.status,
      cents: toCents(row.amount),
      document: taxes.get(row.id)?.number ?? null,
      tax: taxes.get(row.id)?.tax ?? null,
    } satisfies LedgerRow,
  }));
  return filterByPeriod([...booked, ...listCredits(invoices)], period, now).map(({ row }) => row);
}

const getNet = ({ tax }: Pick<Invoice, 'tax'>, cents: number) =>
  Math.round((cents * 10_000) / (10_000 + (tax?.rate ?? 0)));

/** Of the price of a milestone and each change of it, so that they add up to the VAT of its invoice. */
function splitTaxes(transactions: readonly Transaction[], invoices: readonly ListedInvoice[]) {
  const keyOf = (row: { hire_request_id: string | null; milestone: number | null }) =>
    `${row.hire_request_id} ${row.milestone}`;
  const counting = new Map(
    invoices
      .filter(({ corrected_by }) => corrected_by === null)
      .map((invoice) => [keyOf(invoice), { invoice, gross: 0 }]),
  );
  const taxes = new Map<string, { number: string; tax: Tax }>();
  for (const row of transactions.filter(({ status }) => status === 'completed')) {
    const found = counting.get(keyOf(row));
    if (!found) continue;
    const cents = toCents(row.amount);
    const before = getNet(found.invoice, found.gross);
    found.gross += cents;
    const netCents = getNet(found.invoice, found.gross) - before;
    taxes.set(row.id, {
      number: found.invoice.number,
      tax: { netCents, taxCents: cents - netCents },
    });
  }
  return taxes;
}

/** Each once, also if parts of it were sent alone. */
function listCredits(invoices: readonly ListedInvoice[]) {
  const notes = invoices.flatMap((listed) =>
    listed.refunds.flatMap(({ credit_note }) =>
      credit_note ? [[credit_note.id, { listed, note: credit_note }] as const] : [],
    ),
  );
  return [...new Map(notes).values()].map(({ listed, note }) => {
    const { created_at, time_zone, total_cents } = note;
    const netCents = note.tax?.net_cents ?? total_cents;
    const row: LedgerRow = {
      id: note.id,
      hire_request_id: note.hire_request_id,
      day: toDay(created_at, time_zone),
      client: listed.other?.name ?? 'Former client',
      title: note.lines[0]?.title ?? listed.title,
      status: 'credited',
      cents: -total_cents,
      document: note.number,
      tax: { netCents: -netCents, taxCents: netCents - total_cents },
    };
    const dates = { created_at, completed_at: created_at, day: row.day };
    return { ...dates, amount: -total_cents / 100, status: 'completed' as const, row };
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** What was invoiced less what was credited, in cents. */
export function sumLedger(rows: readonly LedgerRow[]) {
  const invoiced = rows.flatMap(({ tax }) => tax ?? []);
  const [net, tax] = [
    sum(invoiced.map(({ netCents }) => netCents)),
    sum(invoiced.map(({ taxCents }) => taxCents)),
  ];
  const sumOf = (status: LedgerRow['status']) =>
    sum(rows.filter((row) => row.status === status).map(({ cents }) => cents));
  return {
    ...{ agreed: sumOf('pending'), completed: sumOf('completed'), credited: sumOf('credited') },
    ...{ net, tax, gross: net + tax },
  };
}
