import { hasText } from '../has-text.ts';
import { z } from '../zod.ts';

export const REASON_LIMIT = 240;

const requiredText = (missing: string) =>
  z
    .string()
    .trim()
    .refine(hasText, missing)
    .refine((text) => text.length <= REASON_LIMIT, `Use at most ${REASON_LIMIT} characters`);

/** The reason for an admin's action; the database requires it too. */
export const reasonSchema = z.object({
  reason: requiredText('Write a reason. The person affected will see it.'),
});

export const decisionSchema = z.object({
  decision: z.enum(['dismiss', 'warn', 'hide', 'suspend'], 'Choose a decision'),
  note: requiredText(
    "Write a note. It's saved with the decision, and the people affected will see it.",
  ),
});

export type ReasonValues = z.infer<typeof reasonSchema>;
export type DecisionValues = z.infer<typeof decisionSchema>;
