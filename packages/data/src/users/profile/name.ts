import { hasText } from '../../has-text.ts';
import type { Rules } from '../../forms/rules.ts';

const MAX_LENGTH = 100;
export const NAME_TOO_LONG = `Name must be at most ${MAX_LENGTH} characters`;
/** Invisible characters and those that change the text direction: with them one name could imitate another. */
const HIDDEN =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180d]|[\u00ad\u061c\u115f\u1160\u180e\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
const PILED_MARKS = /\p{M}{9}/u;
export const NAME_PILED = 'Use at most 8 accents on one letter';

/** A name as it is stored: without hidden characters, on one line. */
export function cleanName(name: string): string {
  const visible = name.replace(HIDDEN, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return hasText(visible) ? visible.trim() : '';
}

/** More marks would cover the lines above and below. */
export function hasPiledMarks(name: string): boolean {
  return PILED_MARKS.test(name);
}

/** Counts like the database. */
export function isNameTooLong(name: string): boolean {
  return Array.from(name).length > MAX_LENGTH;
}

/** The name in the profile editor. */
export const nameRule = ({ z }: Rules) =>
  z
    .string()
    .transform(cleanName)
    .refine((name) => name !== '', 'Name is required')
    .refine((name) => !isNameTooLong(name), NAME_TOO_LONG)
    .refine((name) => !hasPiledMarks(name), NAME_PILED);
