import type { Tax } from './tax/tax.ts';

/** Who sells or buys, in the fields of EN 16931. */
export type EInvoiceParty = {
  name: string;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** Two letters of ISO 3166. */
  country?: string | null;
  vatId?: string | null;
  /** Of a tax office, for sales at home. */
  taxNumber?: string | null;
  /** The number in a register of companies. */
  registration?: string | null;
  /** A number of ours, where neither of the others may be written. */
  id?: string | null;
  phone?: string | null;
  email?: string | null;
};

/** Days are 2026-11-26, money is in cents. */
export type EInvoice = {
  kind: 'invoice' | 'corrected' | 'credit';
  number: string;
  issued: string;
  due?: string | null;
  terms?: string | null;
  currency: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  /** What the buyer finds the work by. */
  buyerReference?: string | null;
  /** Without tax; they add up to the net amount of the tax. A credit is positive too. */
  lines: readonly { title: string; netCents: number }[];
  tax: Tax;
  /** The invoice that this one corrects or credits. */
  refersTo?: { number: string; issued?: string | null } | null;
  note?: string | null;
};

/** The formats in UBL, which are rules for the same norm. */
export type UblFormat = 'xrechnung' | 'peppol';

export type EInvoiceFormat = 'factur-x' | UblFormat;

/** UNTDID 1001. */
export const TYPE_CODES = { invoice: '380', corrected: '384', credit: '381' } as const;

/** How the other side pays is between the two, so no means is defined (UNTDID 4461). */
export const PAYMENT_MEANS = '1';

/** One (UN/ECE Recommendation 20). */
export const UNIT = 'C62';

export function formatAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** '19', or '8.1'. */
export function formatRate(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** Whether it is a day of the calendar, such as 2026-11-26. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Tax numbers are not written where the sale is outside the scope of VAT (BR-O-02). */
export function writtenVatId(
  { vatId }: EInvoiceParty,
  { category }: Pick<Tax, 'category'>,
): string | null {
  return category === 'O' || !vatId ? null : readVatId(vatId);
}

/** As it is written in registers: 'de 123.456' is DE123456. */
export function readVatId(vatId: string): string {
  return vatId.replace(/[^\p{L}\p{Nd}+*]/gu, '').toUpperCase();
}
