import { isIgnored } from '@showcase/kit/matching';

export type TextPart = { text: string; isMatch: boolean };

/** Splits a text at each occurrence of what was searched for, whatever its case and its apostrophes and hyphens. */
export function markMatches(text: string, q: string): TextPart[] {
  const needle = [...q.trim()].filter((letter) => !isIgnored(letter)).map(fold);
  const letters = [...text];
  const compared = letters.flatMap((letter, at) =>
    isIgnored(letter) ? [] : { at, folded: fold(letter) },
  );
  const parts: TextPart[] = [];
  const add = (part: string, isMatch: boolean) => {
    if (part !== '') parts.push({ text: part, isMatch });
  };
  let start = 0;
  let index = 0;
  while (needle.length > 0 && index <= compared.length - needle.length) {
    // Letters are compared one by one, because some have another length in lower case.
    const found = compared.slice(index, index + needle.length);
    if (found.every(({ folded }, offset) => folded === needle[offset])) {
      const [from = 0, to = 0] = [found[0]?.at, (found.at(-1)?.at ?? 0) + 1];
      add(letters.slice(start, from).join(''), false);
      add(letters.slice(from, to).join(''), true);
      start = to;
      index += needle.length;
    } else {
      index += 1;
    }
  }
  add(letters.slice(start).join(''), false);
  return parts;
}

const fold = (letter: string) => letter.toLowerCase();
