import { hasText } from '../../has-text.ts';
import { describeAmountError } from '../../invoices/cents.ts';
import { z } from '../../zod.ts';

const TITLE_MAX = 150;
const SCOPE_MIN = 20;
const SCOPE_MAX = 4000;
const MAX_DAYS = 730;

/** From 1 to `max`, with at most two decimals. */
export function isAmount(text: string, max: number) {
  const typed = text.trim();
  return /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max;
}

/** Whole, and from `min` to `max`. */
export function isCount(text: string, min: number, max: number) {
  const typed = text.trim();
  return /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
}

/** Counts like the database: an emoji is one character. */
export function countCharacters(text: string) {
  return Array.from(text).length;
}

export const titleRule = z
  .string()
  .trim()
  .refine((text) => hasText(text) && countCharacters(text) <= TITLE_MAX, {
    message: `Add a title of at most ${TITLE_MAX} characters`,
  });

export const scopeRule = z
  .string()
  .trim()
  .refine((text) => hasText(text) && countCharacters(text) >= SCOPE_MIN, {
    message: `Describe the scope in at least ${SCOPE_MIN} characters`,
  })
  .refine((text) => countCharacters(text) <= SCOPE_MAX, {
    message: `Use at most ${SCOPE_MAX} characters for the scope`,
  });

export const priceRule = z
  .string()
  .trim()
  .refine((text) => isAmount(text, 1_000_000), {
    error: ({ input }) => describeAmountError(String(input), 'Enter a price from $1 to $1,000,000'),
  });

export const REVISIONS_MESSAGE = 'Enter 0 to 20 revisions';

/** Empty if there is no limit. */
export const areRevisions = (text: string) => text.trim() === '' || isCount(text, 0, 20);

export const DAYS_MESSAGE = `Enter 1 to ${MAX_DAYS} days`;
export const areDays = (text: string) => isCount(text, 1, MAX_DAYS);
