import type { FontBook } from '../fonts/font-book.ts';
import { breakLines, type Line, type TextStyle } from '../text/break-lines.ts';

type Box = TextStyle & { width: number; maxLines: number };

/** The lines of a text; one that needs more of them ends with an ellipsis, which the book has to have. */
export function fitLines(text: string, { maxLines, ...style }: Box, book: FontBook): Line[] {
  const lines = breakLines(text, style, book);
  if (lines.length <= maxLines) return lines;
  const letters = [...new Intl.Segmenter().segment(text)];
  const cut = (count: number) =>
    breakLines(`${text.slice(0, letters[count]?.index).trimEnd()}…`, style, book);
  // The whole text is cut, not its last line, because its first letter decides on the direction of all lines.
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (cut(middle).length <= maxLines) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}
