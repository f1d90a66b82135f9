import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';
import { DUE_MESSAGE, isDueDate, type RequestDays } from './form-dates.ts';
import { countCharacters } from './form-rules.ts';
import { REQUEST_NOTE_LIMIT } from './note-form.ts';

/** A request for more time than until this date. */
export function timeRequestSchema(currentDueOn: string, request: RequestDays) {
  return z.object({
    dueOn: z
      .string()
      .refine((date) => date > currentDueOn, 'Choose a date after the current due date')
      .refine((date) => date <= currentDueOn || isDueDate(date, request), DUE_MESSAGE),
    reason: z
      .string()
      .trim()
      .refine(hasText, 'Write a reason')
      .refine(
        (text) => countCharacters(text) <= REQUEST_NOTE_LIMIT,
        'Use at most 2,000 characters',
      ),
  });
}

export type TimeRequestValues = z.infer<ReturnType<typeof timeRequestSchema>>;
