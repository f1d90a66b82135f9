import { z } from '../../zod-mini.ts';
import { personSchema } from '../admin-page.ts';

export const managedPaymentSchema = z.object({
  /** Of the invoice or refund. */
  id: z.string(),
  status: z.enum(['payment_denied', 'refund_denied', 'refund_overdue']),
  /** Since when it waits for an admin. */
  created_at: z.string(),
  /** Of the request. */
  title: z.string(),
  /** Of the invoice. */
  number: z.string(),
  amount_cents: z.number(),
  client: personSchema,
  creator: personSchema,
  /** The open case of the request; null without one. */
  case_id: z.nullable(z.string()),
  may_decide: z.boolean(),
  /** What was said about the invoice, in order. */
  words: z.array(
    z.object({
      action: z.string(),
      cents: z.nullable(z.number()),
      created_at: z.string(),
      /** Null if no side said it. */
      side: z.nullable(z.enum(['client', 'creator'])),
    }),
  ),
});

/** A payment or refund that its two sides do not settle alone. */
export type ManagedPayment = z.infer<typeof managedPaymentSchema>;
