/** True if the text has a visible character. Like the database, ignores whitespace, zero-width characters and invisible letters. */
export function hasText(text: string) {
  return /[^\s\p{Cc}\p{Cs}\p{Z}\p{DI}\u2800]/u.test(text);
}
