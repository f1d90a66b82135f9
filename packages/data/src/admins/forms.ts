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

/** The decision on a suspended person's appeal; the database requires the note too. */
export const appealDecisionSchema = z.object({
  outcome: z.enum(['lift', 'uphold'], 'Choose a decision'),
  note: requiredText('Write a reason. The person will see it.'),
});

/** The words of a text, one per line or separated by commas. */
export const toTerms = (text: string) =>
  text
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter(hasText);

/** A group of synonyms, as the database checks it too. */
export const synonymsFormSchema = z.object({
  words: z
    .string()
    .refine(
      (text) => toTerms(text).length >= 2 && toTerms(text).length <= 20,
      'Write 2 to 20 different words or phrases',
    )
    .refine(
      (text) => toTerms(text).every((term) => term.length <= 40),
      'Use at most 40 characters for each word or phrase',
    ),
  reason: requiredText("Write a reason. It's saved in the audit log."),
});

export type SynonymsValues = z.infer<typeof synonymsFormSchema>;
export type ReasonValues = z.infer<typeof reasonSchema>;
export type AppealDecisionValues = z.infer<typeof appealDecisionSchema>;
export type DecisionValues = z.infer<typeof decisionSchema>;
