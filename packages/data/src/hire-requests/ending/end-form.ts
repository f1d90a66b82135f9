import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';
import { countCharacters } from '../forms/form-rules.ts';

export const END_REASON_LIMIT = 1000;
const MIN_REASON = 10;

/** Why a request should end. */
export const endSchema = z.object({
  reason: z
    .string()
    .trim()
    .refine(hasText, 'Write a reason')
    .refine(
      (text) => !hasText(text) || countCharacters(text) >= MIN_REASON,
      'Write at least 10 characters',
    )
    .refine((text) => countCharacters(text) <= END_REASON_LIMIT, 'Use at most 1,000 characters'),
});

export type EndValues = z.infer<typeof endSchema>;
