import * as v from 'valibot';

const TAX_CASES = ['domestic', 'reverse_charge', 'outside_scope', 'exempt'] as const;

const localRate = v.object({
  currency: v.string(),
  /** How much of it one dollar was. */
  rate: v.number(),
  day: v.string(),
  source: v.string(),
});

const taxChoice = v.object({
  case: v.picklist(TAX_CASES),
  /** In hundredths of a percent. */
  rate: v.optional(v.number()),
  local: v.optional(localRate),
});

/** The VAT that a creator confirms. */
export type TaxChoice = v.InferOutput<typeof taxChoice>;

/** As an invoice has it. */
export const taxRow = v.object({
  ...taxChoice.entries,
  local: v.optional(v.object({ ...localRate.entries, cents: v.number() })),
  net_cents: v.number(),
  tax_cents: v.number(),
});

const side = v.object({
  status: v.optional(v.picklist(['registered', 'small_business', 'outside_eu'])),
  country: v.optional(v.string()),
  vat_id: v.optional(v.string()),
  tax_id: v.optional(v.string()),
  registration: v.optional(v.string()),
});

export const taxSides = v.nullable(
  v.object({
    seller: v.optional(side, {}),
    buyer: v.optional(side, {}),
    confirmed: v.nullable(taxChoice),
  }),
);

/** What decides the VAT of a request's invoices, and what its creator has confirmed; null if the work is not agreed on. */
export type TaxSides = v.InferOutput<typeof taxSides>;
