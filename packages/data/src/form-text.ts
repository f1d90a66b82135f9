import { hasText } from './has-text.ts';
import { z } from './zod.ts';

/** Text of a form's field: without blanks around it, and empty where a human would see nothing. */
export function formText(maxLength: number, message = `At most ${maxLength} characters fit here`) {
  return z.string().overwrite(normalizeText).max(maxLength, message);
}

/** Words that were added one by one; what nobody could see is left out. */
export function formTextList(maxLength: number, maxItems: number, message: string) {
  return z
    .array(formText(maxLength))
    .overwrite((items) => items.filter(hasText))
    .max(maxItems, message);
}

function normalizeText(text: string) {
  return hasText(text) ? text.trim() : '';
}

/** As the database counts: a character of two code units is one. */
export function hasFiftyCharacters(text: string) {
  return Array.from(text).length >= 50;
}
