const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"/gi;

/** The same text with what is quoted or commented blanked, so that keywords can be looked for by position. */
export function mask(text: string): string {
  return text.replace(quoted, (part) =>
    part.startsWith('-') || part.startsWith('/')
      ? part.replace(/[^\n]/g, ' ')
      : `'${'·'.repeat(part.length - 2)}'`,
  );
}

export type Range = { from: number; to: number };

/** The range without blanks and the parentheses around all of it. */
export function trim(masked: string, { from, to }: Range): Range {
  while (from < to && /\s/.test(masked.charAt(from))) from += 1;
  while (to > from && /\s/.test(masked.charAt(to - 1))) to -= 1;
  if (masked[from] !== '(' || closing(masked, from) !== to - 1) return { from, to };
  return trim(masked, { from: from + 1, to: to - 1 });
}

/** Where the parenthesis that opens here closes. */
function closing(masked: string, opening: number): number {
  let depth = 0;
  for (let place = opening; place < masked.length; place += 1) {
    if (masked[place] === '(') depth += 1;
    if (masked[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}

/** The words of a range that stand outside every parenthesis and every case … end. */
export function wordsAtTop(masked: string, { from, to }: Range) {
  const words: { word: string; at: number }[] = [];
  let depth = 0;
  for (const { 0: part, index } of masked.slice(from, to).matchAll(/[()[\];]|\w+/g)) {
    const word = part.toLowerCase();
    if (word === ')' || word === ']' || (word === 'end' && depth > 0)) depth -= 1;
    if (depth < 0 || (depth === 0 && word === ';')) return { words, end: from + index };
    if (depth === 0) words.push({ word, at: from + index });
    if (word === '(' || word === '[' || word === 'case') depth += 1;
  }
  return { words, end: to };
}
