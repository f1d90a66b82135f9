const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"/gi;

/** The same text with what is quoted or commented blanked, so that keywords can be looked for by position. */
export function mask(text: string): string {
  return text.replace(quoted, (part) =>
    part.startsWith('-') || part.startsWith('/')
      ? part.replace(/[^\n]/g, ' ')
      : `'${'·'.repeat(part.length - 2)}'`,
  );
}

/** Where the strings of a text stand, without their quotes. */
export function strings(text: string): Range[] {
  return [...text.matchAll(quoted)]
    .filter(([part]) => part.endsWith("'"))
    .map(({ 0: part, index }) => ({
      from: index + part.indexOf("'") + 1,
      to: index + part.length - 1,
    }));
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
export function closing(masked: string, opening: number): number {
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

/** The arguments of the call whose parenthesis opens here, and where it closes. */
export function argumentsAt(masked: string, opening: number) {
  const end = closing(masked, opening);
  const places: Range[] = [];
  let [depth, from] = [0, opening + 1];
  for (let place = opening + 1; place <= end; place += 1) {
    const sign = masked.charAt(place);
    if ('(['.includes(sign)) depth += 1;
    if ((sign === ',' && depth === 0) || place === end) {
      places.push({ from, to: place });
      from = place + 1;
    }
    if (')]'.includes(sign)) depth -= 1;
  }
  return { places, end };
}

/** The name of the function whose arguments this place is among. */
export function callAround(masked: string, place: number): string {
  let depth = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (masked[at] === ')') depth += 1;
    if (masked[at] === '(' && depth === 0)
      return /([\w.]*)\s*$/.exec(masked.slice(0, at))?.[1]?.toLowerCase() ?? '';
    if (masked[at] === '(') depth -= 1;
  }
  return '';
}

/** What stands at the top of the parenthesis that is open at the end of a text, and what stands before it. */
export function parenthesisAround(text: string): { inside: string; outside: string } {
  let [depth, inside] = [0, ''];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (sign === ')') depth += 1;
    if (sign === '(' && depth === 0) return { inside, outside: text.slice(0, at) };
    if (depth === 0) inside = `${sign}${inside}`;
    if (sign === '(') depth -= 1;
  }
  return { inside, outside: '' };
}
