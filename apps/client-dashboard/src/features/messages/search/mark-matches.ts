export type TextPart = { text: string; isMatch: boolean };

/** Splits a text at each occurrence of what was searched for, whatever its case. */
export function markMatches(text: string, q: string): TextPart[] {
  const needle = [...q.trim()].map(fold);
  const letters = [...text];
  const folded = letters.map(fold);
  const parts: TextPart[] = [];
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') parts.push({ text: part, isMatch });
  };
  let start = 0;
  let index = 0;
  while (needle.length > 0 && index <= letters.length - needle.length) {
    // Letters are compared one by one, because some have another length in lower case.
    const position = index;
    if (needle.every((letter, offset) => letter === folded[position + offset])) {
      add(letters.slice(start, index).join(''), false);
      index += needle.length;
      start = index;
      add(letters.slice(position, index).join(''), true);
    } else {
      index += 1;
    }
  }
  add(letters.slice(start).join(''), false);
  return parts;
}

const fold = (letter: string) => letter.toLowerCase();
