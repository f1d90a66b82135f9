/** Halves of characters and the null character, which the database refuses. */
const UNSAVABLE = /\p{Surrogate}|\0/gu;

export function cleanText(text: string): string {
  return text.replace(UNSAVABLE, '');
}

/** The text in parts of at most this many characters, cut between words where there are any and never inside a character. */
export function cutIntoMessages(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = cleanText(text).trim();
  while (rest.length > max) {
    const space = rest.slice(0, max + 1).search(/\s\S*$/);
    const part = space > 0 ? rest.slice(0, space) : cleanText(rest.slice(0, max));
    parts.push(part.trim());
    rest = rest.slice(part.length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
