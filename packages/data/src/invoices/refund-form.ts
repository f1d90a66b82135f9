import { hasText } from '../has-text.ts';
import { z } from '../zod.ts';
import { describeAmountError, formatCents, toCents } from './cents.ts';

export const REFUND_REASON_LIMIT = 1000;
const REASON_MIN = 10;
export const CORRECTION_NOTE_LIMIT = 500;

const count = (text: string) => Array.from(text).length;

/** Money back of an invoice of which so many cents are not refunded yet. */
export function refundSchema(leftCents: number) {
  const isAmount = (text: string) =>
    /^\d{1,7}(\.\d{1,2})?$/.test(text) &&
    toCents(Number(text)) >= 1 &&
    toCents(Number(text)) <= leftCents;
  return z.object({
    /** In dollars, as typed. */
    amount: z
      .string()
      .trim()
      .refine(isAmount, {
        error: ({ input }) =>
          describeAmountError(
            String(input),
            `Enter an amount from $0.01 to ${formatCents(leftCents)}`,
          ),
      }),
    reason: z
      .string()
      .trim()
      .refine(
        (text) => hasText(text) && count(text) >= REASON_MIN,
        `Write a reason of at least ${REASON_MIN} characters`,
      )
      .refine(
        (text) => count(text) <= REFUND_REASON_LIMIT,
        `Use at most ${REFUND_REASON_LIMIT} characters`,
      ),
  });
}

export type RefundValues = z.infer<ReturnType<typeof refundSchema>>;

/** Why an invoice is corrected; may be empty. */
export const correctionSchema = z.object({
  note: z
    .string()
    .trim()
    .refine(
      (text) => count(text) <= CORRECTION_NOTE_LIMIT,
      `Use at most ${CORRECTION_NOTE_LIMIT} characters`,
    ),
});

export type CorrectionValues = z.infer<typeof correctionSchema>;
