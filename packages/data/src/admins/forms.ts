import { hasText } from '../has-text.ts';
import { z } from '../zod.ts';

export const REASON_LIMIT = 240;

const requiredText = (missing: string) =>
  z
    .string()
    .trim()
    .refine(hasText, missing)
    .refine((text) => text.length <= REASON_LIMIT, `Use at most ${REASON_LIMIT} characters.`);

/** The reason for an admin's action; the database requires it too. */
export const reasonSchema = z.object({
  reason: requiredText('Give a reason. The person concerned will read it.'),
});

export const decisionSchema = z.object({
  decision: z.enum(['dismiss', 'warn', 'hide', 'suspend'], 'Choose a decision.'),
  note: requiredText(
    'Give a note. It is kept with the decision, and whoever is affected will read it.',
  ),
});

export type ReasonValues = z.infer<typeof reasonSchema>;
export type DecisionValues = z.infer<typeof decisionSchema>;
