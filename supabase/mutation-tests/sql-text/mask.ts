const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"/gi;

/** The same text with quoted strings and comments blanked, to search for keywords by index. */
export function mask(text: string): string {
  return text.replace(quoted, (part) =>
    part.startsWith('-') || part.startsWith('/')
      ? part.replace(/[^\n]/g, ' ')
      : `'${'·'.repeat(part.length - 2)}'`,
  );
}

/** The ranges of the strings in a text, without their quotes. */
export function strings(text: string): Range[] {
  return [...text.matchAll(quoted)]
    .filter(([part]) => part.endsWith("'"))
    .map(({ 0: part, index }) => ({
      from: index + part.indexOf("'") + 1,
      to: index + part.length - 1,
    }));
}

export type Range = { from: number; to: number };

/** The range without surrounding whitespace and parentheses. */
export function trim(masked: string, { from, to }: Range): Range {
  while (from < to && /\s/.test(masked.charAt(from))) from += 1;
  while (to > from && /\s/.test(masked.charAt(to - 1))) to -= 1;
  if (masked[from] !== '(' || findClosing(masked, from) !== to - 1) return { from, to };
  return trim(masked, { from: from + 1, to: to - 1 });
}

/** The index of the matching closing parenthesis. */
export function findClosing(masked: string, opening: number): number {
  let depth = 0;
  for (let index = opening; index < masked.length; index += 1) {
    if (masked[index] === '(') depth += 1;
    if (masked[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The words of a range outside of parentheses and case … end. */
export function findTopLevelWords(masked: string, { from, to }: Range) {
  const words: { word: string; position: number }[] = [];
  let depth = 0;
  for (const { 0: part, index } of masked.slice(from, to).matchAll(/[()[\];]|\w+/g)) {
    const word = part.toLowerCase();
    if (word === ')' || word === ']' || (word === 'end' && depth > 0)) depth -= 1;
    if (depth < 0 || (depth === 0 && word === ';')) return { words, end: from + index };
    if (depth === 0) words.push({ word, position: from + index });
    if (word === '(' || word === '[' || word === 'case') depth += 1;
  }
  return { words, end: to };
}

/** The arguments of the call whose parenthesis opens here, and the index of the closing one. */
export function findArguments(masked: string, opening: number) {
  const end = findClosing(masked, opening);
  const ranges: Range[] = [];
  let [depth, from] = [0, opening + 1];
  for (let index = opening + 1; index <= end; index += 1) {
    const sign = masked.charAt(index);
    if ('(['.includes(sign)) depth += 1;
    if ((sign === ',' && depth === 0) || index === end) {
      ranges.push({ from, to: index });
      from = index + 1;
    }
    if (')]'.includes(sign)) depth -= 1;
  }
  return { ranges, end };
}

/** The name of the function whose arguments contain this index. */
export function findCall(masked: string, index: number): string {
  let depth = 0;
  for (let position = index - 1; position >= 0; position -= 1) {
    if (masked[position] === ')') depth += 1;
    if (masked[position] === '(' && depth === 0)
      return /([\w.]*)\s*$/.exec(masked.slice(0, position))?.[1]?.toLowerCase() ?? '';
    if (masked[position] === '(') depth -= 1;
  }
  return '';
}

/** The top level of the innermost parenthesis that is open at the end of a text, and the text before it. */
export function findParenthesis(text: string): { inside: string; outside: string } {
  let [depth, inside] = [0, ''];
  for (let position = text.length - 1; position >= 0; position -= 1) {
    const sign = text.charAt(position);
    if (sign === ')') depth += 1;
    if (sign === '(' && depth === 0) return { inside, outside: text.slice(0, position) };
    if (depth === 0) inside = `${sign}${inside}`;
    if (sign === '(') depth -= 1;
  }
  return { inside, outside: '' };
}
