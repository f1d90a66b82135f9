import { formatMoney } from '@showcase/ui';
import { formatAmount, formatRate, type EInvoice } from '../e-invoice/e-invoice.ts';
import { findProblems } from '../e-invoice/find-problems.ts';
import { REASONS } from '../e-invoice/tax/tax.ts';
import { writeCii } from '../e-invoice/xml/write-cii.ts';
import type { Archive } from '../page/archive.ts';

/** Null if something is missing: then the document is a plain one. */
export function toArchive(invoice: EInvoice): Archive | null {
  if (findProblems(invoice, 'factur-x').length > 0) return null;
  return { xml: writeCii(invoice), created: new Date(`${invoice.issued}T00:00:00Z`) };
}

export function listTaxAmounts({ tax }: EInvoice): [name: string, amount: string][] {
  if (tax.category !== 'S') return [];
  const amounts: [string, string][] = [
    ['Net (USD)', formatMoney(tax.netCents / 100)],
    [`VAT ${formatRate(tax.rate)}% (USD)`, formatMoney(tax.taxCents / 100)],
  ];
  const { local } = tax;
  if (local) amounts.push([`VAT (${local.currency})`, formatAmount(local.cents)]);
  return amounts;
}

/** Why there is no tax, or by which rate it is in the currency of the country. */
export function describeTax({ tax, currency }: EInvoice): string | null {
  const { local } = tax;
  if (local) {
    return `VAT in ${local.currency} at ${local.rate} ${local.currency} for 1 ${currency} of ${formatDay(local.day)}, by ${local.source}.`;
  }
  return REASONS[tax.category]?.text ?? null;
}

/** As the other dates of the document: 'Nov 26, 2026'. */
function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
