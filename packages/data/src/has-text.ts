/** Whether a human would see anything: blanks, line breaks and zero-width characters are nothing. */
export function hasText(text: string) {
  return /[^\s\p{C}\p{Z}]/u.test(text);
}
