/** Lone surrogates and the null character, which the database rejects. */
const INVALID_CHARACTERS = /\p{Surrogate}|\0/gu;

export function cleanText(text: string): string {
  return text.replace(INVALID_CHARACTERS, '');
}

/** Splits a text into parts of at most `max` characters, between words if possible and never inside a character. */
export function splitIntoMessages(text: string, max: number): string[] {
  const parts: string[] = [];
  let remaining = cleanText(text).trim();
  while (remaining.length > max) {
    const space = remaining.slice(0, max + 1).search(/\s\S*$/);
    const part = space > 0 ? remaining.slice(0, space) : cleanText(remaining.slice(0, max));
    parts.push(part.trim());
    remaining = remaining.slice(part.length).trim();
  }
  return remaining === '' ? parts : [...parts, remaining];
}
