import { hasText } from '../../has-text.ts';
import { cleanName, hasPiledMarks, isNameTooLong, NAME_PILED } from '../../users/profile/name.ts';
import { z } from '../../zod.ts';

export const NEWSLETTER_LIMIT = 20_000;

/** The database has the same rules. It counts characters, not code units. */
export const newsletterDraftSchema = z.object({
  subject: z
    .string()
    .transform(cleanName)
    .refine(
      (subject) => subject !== '',
      'Write a subject. It is the first thing that subscribers see.',
    )
    .refine((subject) => !isNameTooLong(subject), 'Use at most 100 characters for the subject')
    .refine((subject) => !hasPiledMarks(subject), NAME_PILED),
  body: z
    .string()
    .refine(hasText, "Write a text. An empty newsletter can't be saved.")
    .refine(
      (body) => Array.from(body).length <= NEWSLETTER_LIMIT,
      'Use at most 20,000 characters for the text',
    ),
});

export type NewsletterValues = z.infer<typeof newsletterDraftSchema>;
