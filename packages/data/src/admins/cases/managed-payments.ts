import * as v from 'valibot';
import { personSchema } from '../admin-page.ts';

export const managedPaymentSchema = v.object({
  /** Of the invoice or refund. */
  id: v.string(),
  status: v.picklist(['payment_denied', 'refund_denied', 'refund_overdue']),
  /** Since when it waits for an admin. */
  created_at: v.string(),
  /** Of the request. */
  title: v.string(),
  /** Of the invoice. */
  number: v.string(),
  amount_cents: v.number(),
  client: personSchema,
  creator: personSchema,
  /** The open case of the request; null without one. */
  case_id: v.nullable(v.string()),
  may_decide: v.boolean(),
  /** What was said about the invoice, in order. */
  words: v.array(
    v.object({
      action: v.string(),
      cents: v.nullable(v.number()),
      created_at: v.string(),
      /** Null if no side said it. */
      side: v.nullable(v.picklist(['client', 'creator'])),
    }),
  ),
});

/** A payment or refund that its two sides do not settle alone. */
export type ManagedPayment = v.InferOutput<typeof managedPaymentSchema>;
