/** Whether a human would see anything, as the database has it: blanks, zero-width characters and letters without a shape are nothing. */
export function hasText(text: string) {
  return /[^\s\p{Cc}\p{Cs}\p{Z}\p{DI}\u2800]/u.test(text);
}
