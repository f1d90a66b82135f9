import { pageSchema } from '../query/page.ts';
import { taxRow } from './tax/tax-rows.ts';
import * as v from 'valibot';

const INVOICE_KINDS = ['invoice', 'corrected', 'credit'] as const;

export const REFUND_STATUSES = ['asked', 'owed', 'sent', 'confirmed'] as const;

const billedParty = v.object({
  name: v.string(),
  address: v.optional(v.string()),
  tax_id: v.optional(v.string()),
  street: v.optional(v.string()),
  postal_code: v.optional(v.string()),
  city: v.optional(v.string()),
  /** Two letters of ISO 3166. */
  country: v.optional(v.string()),
  vat_id: v.optional(v.string()),
  registration: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});

/** A party as it was when the invoice was issued. */
export type BilledParty = v.InferOutput<typeof billedParty>;

const issuedPaymentRow = v.object({
  payment_url: v.nullable(v.string()),
  payment_instructions: v.nullable(v.string()),
});

const paymentRow = v.object({ name: v.string(), ...issuedPaymentRow.entries });

/** How an invoice is to be paid, as its creator had said when it was issued, or first said afterwards. */
export type Payment = v.InferOutput<typeof paymentRow>;

export const invoiceRow = v.object({
  id: v.string(),
  hire_request_id: v.string(),
  milestone: v.number(),
  creator_id: v.nullable(v.string()),
  client_id: v.nullable(v.string()),
  /** Who issued it, once their account is deleted. */
  former_creator_id: v.optional(v.nullable(v.string()), null),
  year: v.number(),
  serial: v.number(),
  /** Like 2026-0001. */
  number: v.string(),
  /** The invoice that this one replaces. */
  corrects: v.nullable(v.string()),
  corrects_number: v.nullable(v.string()),
  /** A credit note takes its total off another one, which is positive too. */
  kind: v.optional(v.picklist(INVOICE_KINDS), 'invoice'),
  /** The one that it corrects or credits. */
  refers_to: v.optional(v.nullable(v.object({ number: v.string(), created_at: v.string() })), null),
  /** The one that replaces it: then this one no longer counts. */
  corrected_by: v.nullable(v.string()),
  seller: billedParty,
  buyer: billedParty,
  lines: v.array(v.object({ title: v.string(), cents: v.number() })),
  total_cents: v.number(),
  /** Without what was refunded or credited; 0 once it is received or corrected. */
  to_pay_cents: v.number(),
  /** It is in an open case: no one is asked to pay it meanwhile. */
  rests: v.boolean(),
  /** Whether the creator can still take back that it is received. */
  can_deny: v.optional(v.boolean(), false),
  note: v.nullable(v.string()),
  /** When the client said so. */
  paid_at: v.nullable(v.string()),
  /** When the creator said so. */
  received_at: v.nullable(v.string()),
  /** When the creator said that a payment had not arrived. */
  denied_at: v.nullable(v.string()),
  /** Null if the signed-in user may not know it any more. */
  payment: v.nullable(paymentRow),
  /** What its document says of it, which never changes; undefined from a database of the release before. */
  issued_payment: v.optional(v.nullable(issuedPaymentRow)),
  created_at: v.string(),
  /** The VAT that the creator had confirmed. */
  tax: v.optional(v.nullable(taxRow), null),
  /** Of the request: dates of the invoice are those there. */
  time_zone: v.string(),
});

/** Of an approved milestone, or a credit note about one. The ids of users are null if the account is deleted. */
export type Invoice = v.InferOutput<typeof invoiceRow>;

export const refundRow = v.object({
  id: v.string(),
  hire_request_id: v.string(),
  invoice_id: v.string(),
  /** The case that decided it. */
  case_id: v.nullable(v.string()),
  /** Negative. */
  amount_cents: v.number(),
  /** Null if it is withheld, because its reader has blocked its author. */
  reason: v.nullable(v.string()),
  status: v.picklist(REFUND_STATUSES),
  /** No one had said that anything is paid: it lowers what is to be paid, once the client says so too. */
  is_credit: v.boolean(),
  created_at: v.string(),
  /** Since when it is owed, or was last owed before it was sent. */
  owed_at: v.string(),
  /** When the client was last asked whether the invoice is paid. */
  asked_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  /** When the client said that it had not arrived. */
  denied_at: v.nullable(v.string()),
  confirmed_at: v.nullable(v.string()),
  /** When it counts as arrived without a word of the client; null until they were mailed that it was sent. */
  assumed_at: v.optional(v.nullable(v.string()), null),
  /** Issued once it is confirmed; of one that is owed since, and of each part of that, it is the same. */
  credit_note: v.optional(v.nullable(invoiceRow), null),
});

/** Money back: the creator sends it, the client confirms it, or says that it has not arrived. Of a credit the client is asked first. */
export type Refund = v.InferOutput<typeof refundRow>;

export const agreementRow = v.object({
  /** Of the step by which it was agreed on. */
  version: v.number(),
  text: v.string(),
  /** SHA-256 of the text, in hexadecimal digits. */
  fingerprint: v.string(),
  created_at: v.string(),
});

/** The agreement of the two, as both read it. */
export type Agreement = v.InferOutput<typeof agreementRow>;

export const listedInvoice = v.object({
  ...invoiceRow.entries,
  /** Of the request. */
  title: v.string(),
  /** The other side; null if the account is deleted. */
  other: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      avatar: v.nullable(v.string()),
      is_creator: v.boolean(),
    }),
  ),
  refunds: v.array(refundRow),
});

export type ListedInvoice = v.InferOutput<typeof listedInvoice>;

export const invoicePage = pageSchema(listedInvoice);

export const earningsFigures = v.object({
  /** Work that is not approved yet. */
  agreed_cents: v.number(),
  to_be_paid_cents: v.number(),
  received_cents: v.number(),
  /** Taken off invoices that nobody had paid. */
  credited_cents: v.number(),
  /** Sent back. */
  refunded_cents: v.number(),
});

/** A creator's earnings; the last four add up to the completed work. */
export type EarningsFigures = v.InferOutput<typeof earningsFigures>;
