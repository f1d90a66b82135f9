import type { ReadInvoice, Term } from './terms.ts';

/** An amount in cents; NaN if it is none or has parts of a cent. */
export function cents(text: string): number {
  return /^-?\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

export function centsOf(read: ReadInvoice, term: Term): number {
  return cents(read.text(term));
}

/** The total of the tax in the currency of the invoice, or in that of the tax. */
export function taxTotal(read: ReadInvoice, currency: string): number {
  const totals = read.find('taxTotals').filter(({ attributes }) => {
    return attributes['currencyID'] === currency;
  });
  return totals.length === 1 ? cents(totals[0]?.text ?? '') : Number.NaN;
}

export function sumOfLines(read: ReadInvoice): number {
  return read.lines.reduce((sum, line) => sum + cents(line.text('net')), 0);
}
