import { z } from '../../zod.ts';
import { hasText } from '../../has-text.ts';

export const REQUEST_NOTE_LIMIT = 2000;

const note = z.string().trim().max(REQUEST_NOTE_LIMIT, 'Use at most 2,000 characters');

/** The note of a refusal, which may be empty. */
export const optionalNoteSchema = z.object({ note });

/** The note of a delivery or of requested changes. */
export const requestNoteSchema = z.object({ note: note.refine(hasText, 'Write a note') });
