import { hasText } from './has-text.ts';
import { z } from './zod.ts';

/** Text of a form's field: without blanks around it, and empty where a human would see nothing. */
export function formText(longest: number, message = `At most ${longest} characters fit here`) {
  return z.string().overwrite(readable).max(longest, message);
}

/** Words that were added one by one; what nobody could see is left out. */
export function formWords(longest: number, most: number, message: string) {
  return z
    .array(formText(longest))
    .overwrite((words) => words.filter(hasText))
    .max(most, message);
}

function readable(text: string) {
  return hasText(text) ? text.trim() : '';
}

/** As the database counts: a character of two code units is one. */
export function hasFiftyCharacters(text: string) {
  return Array.from(text).length >= 50;
}
