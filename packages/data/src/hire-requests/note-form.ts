import { z } from '../zod.ts';
import { hasText } from '../has-text.ts';

export const REQUEST_NOTE_LIMIT = 2000;

/** The note of a delivery or of requested changes. */
export const requestNoteSchema = z.object({
  note: z
    .string()
    .trim()
    .max(REQUEST_NOTE_LIMIT, 'The note has at most 2,000 characters')
    .refine(hasText, 'Please write a note'),
});

export type RequestNoteValues = z.infer<typeof requestNoteSchema>;
