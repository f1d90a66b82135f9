// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one compile it without the rest
/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { resolveLevels } from './bidi.ts';
import { measureRun, splitRuns, type Paragraph, type Run } from './runs.ts';
import { orderFamilies } from '../fonts/choose-slices.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { FontWeight } from '../fonts/font-family.ts';

export type Line = {
  /** In the order of the text. */
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
};

export type TextStyle = { size: number; weight: FontWeight };

type Span = { start: number; end: number };

/** The lines of a text that are at most this wide, in points. */
export function breakLines(
  text: string,
  { width, size, weight }: TextStyle & { width: number },
  book: FontBook,
): Line[] {
  const limit = (width * 1000) / size;
  const order = orderFamilies(text);
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((part) => {
      const paragraph = { ...resolveLevels(part), book, weight, order };
      return fill(paragraph, limit).map(({ start, end }) => {
        const runs = splitRuns(paragraph, start, end);
        const { isRightToLeft } = paragraph;
        return { runs, width: (sumWidths(runs, book) * size) / 1000, isRightToLeft };
      });
    });
}

/** Puts as many words on a line as fit. */
function fill(paragraph: Paragraph, limit: number): Span[] {
  const lines: Span[] = [];
  let line: Span = { start: 0, end: 0 };
  let used = 0;
  for (const piece of pieces(paragraph, limit)) {
    const width = measureSpan(paragraph, piece);
    const withoutSpace = measureSpan(paragraph, trimEnd(paragraph, piece));
    if (line.end > line.start && used + withoutSpace > limit) {
      lines.push(trimEnd(paragraph, line));
      line = { start: piece.start, end: piece.start };
      used = 0;
    }
    line = { start: line.start, end: piece.end };
    used += width;
  }
  return [...lines, trimEnd(paragraph, line)];
}

/** The unbreakable parts: words, and the characters of a word that is wider than a line. */
function pieces(paragraph: Paragraph, limit: number): Span[] {
  const breaker = new LineBreaker(paragraph.text);
  const found: Span[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    for (const word of words(paragraph, { start, end: next.position })) {
      const fits = measureSpan(paragraph, trimEnd(paragraph, word)) <= limit;
      found.push(...(fits ? [word] : characters(paragraph, word)));
    }
    start = next.position;
  }
  return found;
}

/** Scripts without spaces between words; where they begin is in the dictionaries of the engine. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function words(paragraph: Paragraph, span: Span): Span[] {
  const isWhole = !WITHOUT_SPACES.test(paragraph.text.slice(span.start, span.end));
  return isWhole ? [span] : segments(paragraph, span, 'word');
}

function characters(paragraph: Paragraph, span: Span): Span[] {
  return segments(paragraph, span, 'grapheme');
}

function segments(
  { text }: Paragraph,
  { start, end }: Span,
  granularity: 'grapheme' | 'word',
): Span[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity });
  return [...segmenter.segment(text.slice(start, end))].map(({ segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
}

function trimEnd({ text }: Paragraph, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

function measureSpan(paragraph: Paragraph, { start, end }: Span): number {
  return sumWidths(splitRuns(paragraph, start, end), paragraph.book);
}

function sumWidths(runs: readonly Run[], book: FontBook) {
  return runs.reduce((sum, run) => sum + measureRun(run, book), 0);
}
