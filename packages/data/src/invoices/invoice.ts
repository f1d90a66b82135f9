import { pageSchema } from '../query/page.ts';
import { z } from '../zod-mini.ts';

export const REFUND_STATUSES = ['asked', 'owed', 'sent', 'confirmed'] as const;

const billedParty = z.object({
  name: z.string(),
  address: z.optional(z.string()),
  tax_id: z.optional(z.string()),
});

/** A party as it was when the invoice was issued. */
export type BilledParty = z.infer<typeof billedParty>;

const paymentRow = z.object({
  name: z.string(),
  payment_url: z.nullable(z.string()),
  payment_instructions: z.nullable(z.string()),
});

/** How an invoice is to be paid, as its creator had said when it was issued. */
export type Payment = z.infer<typeof paymentRow>;

export const invoiceRow = z.object({
  id: z.string(),
  hire_request_id: z.string(),
  milestone: z.number(),
  creator_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  year: z.number(),
  serial: z.number(),
  /** Like 2026-0001. */
  number: z.string(),
  /** The invoice that this one replaces. */
  corrects: z.nullable(z.string()),
  corrects_number: z.nullable(z.string()),
  /** The one that replaces it: then this one no longer counts. */
  corrected_by: z.nullable(z.string()),
  seller: billedParty,
  buyer: billedParty,
  lines: z.array(z.object({ title: z.string(), cents: z.number() })),
  total_cents: z.number(),
  /** Without what was refunded or credited; 0 once it is received or corrected. */
  to_pay_cents: z.number(),
  /** It is in an open case: no one is asked to pay it meanwhile. */
  rests: z.boolean(),
  /** Whether the creator can still take back that it is received. */
  can_deny: z.boolean(),
  note: z.nullable(z.string()),
  /** When the client said so. */
  paid_at: z.nullable(z.string()),
  /** When the creator said so. */
  received_at: z.nullable(z.string()),
  /** When the creator said that a payment had not arrived. */
  denied_at: z.nullable(z.string()),
  /** Null if the signed-in user may not know it any more. */
  payment: z.nullable(paymentRow),
  created_at: z.string(),
  /** Of the request: dates of the invoice are those there. */
  time_zone: z.string(),
});

/** Of an approved milestone. The ids of users are null if the account is deleted. */
export type Invoice = z.infer<typeof invoiceRow>;

export const refundRow = z.object({
  id: z.string(),
  hire_request_id: z.string(),
  invoice_id: z.string(),
  /** The case that decided it. */
  case_id: z.nullable(z.string()),
  /** Negative. */
  amount_cents: z.number(),
  /** Null if it is withheld, because its reader has blocked its author. */
  reason: z.nullable(z.string()),
  status: z.enum(REFUND_STATUSES),
  /** No one had said that anything is paid: it lowers what is to be paid, once the client says so too. */
  is_credit: z.boolean(),
  created_at: z.string(),
  /** Since when it is owed, or was last owed before it was sent. */
  owed_at: z.string(),
  /** When the client was last asked whether the invoice is paid. */
  asked_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  /** When the client said that it had not arrived. */
  denied_at: z.nullable(z.string()),
  confirmed_at: z.nullable(z.string()),
  /** When it counts as arrived without a word of the client; null until they were mailed that it was sent. */
  assumed_at: z._default(z.nullable(z.string()), null),
});

/** Money back: the creator sends it, the client confirms it, or says that it has not arrived. Of a credit the client is asked first. */
export type Refund = z.infer<typeof refundRow>;

export const agreementRow = z.object({
  /** Of the step by which it was agreed on. */
  version: z.number(),
  text: z.string(),
  /** SHA-256 of the text, in hexadecimal digits. */
  fingerprint: z.string(),
  created_at: z.string(),
});

/** The agreement of the two, as both read it. */
export type Agreement = z.infer<typeof agreementRow>;

export const listedInvoice = z.extend(invoiceRow, {
  /** Of the request. */
  title: z.string(),
  /** The other side; null if the account is deleted. */
  other: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      avatar: z.nullable(z.string()),
      is_creator: z.boolean(),
    }),
  ),
  refunds: z.array(refundRow),
});

export type ListedInvoice = z.infer<typeof listedInvoice>;

export const invoicePage = pageSchema(listedInvoice);

export const earningsFigures = z.object({
  /** Work that is not approved yet. */
  agreed_cents: z.number(),
  to_be_paid_cents: z.number(),
  received_cents: z.number(),
  /** Taken off invoices that nobody had paid. */
  credited_cents: z.number(),
  /** Sent back. */
  refunded_cents: z.number(),
});

/** A creator's earnings; the last four add up to the completed work. */
export type EarningsFigures = z.infer<typeof earningsFigures>;
