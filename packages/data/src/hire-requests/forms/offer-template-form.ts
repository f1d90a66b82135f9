import { hasText } from '../../has-text.ts';
import { z } from '../../zod.ts';
import {
  areDays,
  areRevisions,
  countCharacters,
  DAYS_MESSAGE,
  priceRule,
  REVISIONS_MESSAGE,
  scopeRule,
  titleRule,
} from './form-rules.ts';

const NAME_MAX = 80;

/** A template of a creator for offers. */
export const offerTemplateSchema = z.object({
  name: z
    .string()
    .trim()
    .refine((text) => hasText(text) && countCharacters(text) <= NAME_MAX, {
      message: `Add a name of at most ${NAME_MAX} characters`,
    }),
  title: titleRule,
  scope: scopeRule,
  price: priceRule,
  revisions: z.string().trim().refine(areRevisions, REVISIONS_MESSAGE),
  days: z.string().trim().refine(areDays, DAYS_MESSAGE),
});
