import { hasText } from '../has-text.ts';
import { z } from '../zod.ts';

/** Text of a form field: trimmed, and empty if it has no visible characters. */
export function formText(maxLength: number, message = `Use at most ${maxLength} characters`) {
  return z.string().overwrite(normalizeText).max(maxLength, message);
}

/** Entries that were added one by one, without invisible ones. */
export function formTextList(maxLength: number, maxItems: number, message: string) {
  return z
    .array(formText(maxLength))
    .overwrite((items) => items.filter(hasText))
    .max(maxItems, message);
}

function normalizeText(text: string) {
  return hasText(text) ? text.trim() : '';
}

/** Counts like the database: a surrogate pair is one character. */
export function hasFiftyCharacters(text: string) {
  return Array.from(text).length >= 50;
}
