import { LANGUAGE_FILTERS } from '@showcase/data/users';

/** The language as the filter names it: 'german' becomes 'German'. Others stay as typed, with single blanks. */
export function toUsualLanguage(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  const usual = LANGUAGE_FILTERS.find((name) => name.toLowerCase() === text.toLowerCase());
  return usual ?? text;
}
