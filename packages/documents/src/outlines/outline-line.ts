import type { OutlineOptions } from '../fonts/document-font.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { orderRuns } from '../text/bidi.ts';
import type { Line } from '../text/break-lines.ts';
import { measureRun } from '../text/runs.ts';

/** The shapes of a line as path data of an SVG, from the left end of its baseline: whoever draws it needs no font. */
export function outlineLine(line: Line, book: FontBook, { x, y, size }: OutlineOptions): string {
  let left = x;
  return orderRuns(line.runs)
    .map((run) => {
      const { text, font, level } = run;
      const at = { x: left, y, size };
      left += (measureRun(run, book) * size) / 1000;
      if (!font) return book.basic.outline(text, 'missing', at);
      return font.outline(text, level % 2 === 1 ? 'rtl' : 'ltr', at);
    })
    .join('');
}
