/** Halves of characters and the null character, which the database refuses. */
const INVALID_CHARACTERS = /\p{Surrogate}|\0/gu;

export function cleanText(text: string): string {
  return text.replace(INVALID_CHARACTERS, '');
}

/** The text in parts of at most this many characters, cut between words where there are any and never inside a character. */
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
