import { hasText } from '../../has-text.ts';
import { isLooseLink, withScheme } from '../../links.ts';
import { z } from '../../zod.ts';
import { countCharacters } from './form-rules.ts';
import { requestNoteSchema } from './note-form.ts';

export const MAX_DELIVERY_LINKS = 10;
const LABEL_MAX = 80;

const link = z.object({
  label: z
    .string()
    .trim()
    .refine(hasText, 'Say what this link leads to')
    .refine((text) => countCharacters(text) <= LABEL_MAX, `Use at most ${LABEL_MAX} characters`),
  url: z
    .string()
    .trim()
    .refine(isLooseLink, 'Enter a link such as https://example.com')
    .transform(withScheme),
});

/** A delivery without its files. */
export const deliverySchema = requestNoteSchema.extend({
  links: z.array(link).max(MAX_DELIVERY_LINKS, `Add at most ${MAX_DELIVERY_LINKS} links`),
});

export type DeliveryValues = z.infer<typeof deliverySchema>;

const text = z.string().catch('');

/** An unsent delivery, as a browser stores it. */
export const deliveryDraftSchema = z.object({
  note: text,
  links: z.array(z.object({ label: text, url: text })).catch([]),
});
