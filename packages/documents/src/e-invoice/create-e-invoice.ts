import type { InvoiceData, InvoiceParty } from '../documents/invoice.ts';
import type { EInvoice, EInvoiceParty } from './e-invoice.ts';
import { splitTax } from './tax/split-tax.ts';
import type { LocalTax, TaxCase } from './tax/tax.ts';

/** The VAT of an invoice as it was confirmed and stored. */
export type StoredTax = {
  case: TaxCase;
  /** In hundredths of a percent. */
  rate?: number | undefined;
  local?: (Omit<LocalTax, 'rate'> & { rate: number }) | undefined;
  net_cents: number;
  tax_cents: number;
};

type Source = {
  /** Its day, such as 2026-11-26. */
  day: string;
  tax: StoredTax;
  /** What both sides find the work by. */
  reference: string;
};

/** Payments are settled between the two, so there is no date to pay by. */
const TERMS: Record<EInvoice['kind'], string> = {
  invoice: 'Payable on receipt',
  corrected: 'Payable on receipt',
  credit: 'Taken off the invoice, or sent back',
};

/** The e-invoice of what the PDF of an invoice says. */
export function createEInvoice(data: InvoiceData, { day, tax, reference }: Source): EInvoice {
  const split = splitTax(data.lines, tax.case, tax.rate);
  const { local } = tax;
  const { refersTo } = data;
  return {
    kind: data.kind,
    number: data.number,
    issued: day,
    terms: TERMS[data.kind],
    currency: 'USD',
    seller: { ...toParty(data.seller), id: data.seller.id ?? null },
    buyer: toParty(data.buyer),
    buyerReference: reference,
    lines: split.lines,
    tax: {
      ...split.tax,
      netCents: tax.net_cents,
      taxCents: tax.tax_cents,
      local: local ? { ...local, rate: String(local.rate) } : null,
    },
    refersTo: refersTo ? { number: refersTo.number, issued: refersTo.day } : null,
    note: data.note ?? null,
  };
}

function toParty({ address: _, taxId, ...party }: InvoiceParty): EInvoiceParty {
  return { ...party, taxNumber: taxId ?? null };
}
