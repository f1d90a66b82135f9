export type TaxCase = 'domestic' | 'reverse_charge' | 'outside_scope' | 'exempt';

/** UNTDID 5305. */
export const CATEGORIES = {
  domestic: 'S',
  reverse_charge: 'AE',
  outside_scope: 'O',
  exempt: 'E',
} as const satisfies Record<TaxCase, string>;

/** The tax of an invoice: all of its lines have the same. */
export type Tax = {
  category: (typeof CATEGORIES)[TaxCase];
  /** In hundredths of a percent; 0 unless it is domestic. */
  rate: number;
  netCents: number;
  taxCents: number;
  /** The tax in the currency of the seller's country, where the invoice is in another. */
  local?: LocalTax | null;
};

export type LocalTax = {
  currency: string;
  cents: number;
  /** How much of it one unit of the invoice's currency is, as the seller typed it. */
  rate: string;
  day: string;
  source: string;
};

export type TaxReason = { code: string | null; text: string };

/** Why there is no tax (VATEX). */
export const REASONS: Record<Tax['category'], TaxReason | null> = {
  S: null,
  AE: { code: 'VATEX-EU-AE', text: 'Reverse charge' },
  O: { code: 'VATEX-EU-O', text: 'Not subject to VAT' },
  E: { code: null, text: 'Exempt from VAT as a small business' },
};
