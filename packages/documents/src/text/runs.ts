import { isEmoji } from '../fonts/emoji.ts';
import type { DocumentFont } from '../fonts/document-font.ts';
import type { FontBook } from '../fonts/font-book.ts';
import type { FontWeight } from '../fonts/font-family.ts';
import type { EastAsian } from '../fonts/choose-slices.ts';
import type { BidiParagraph, Level } from './bidi.ts';

/** Text in one font and one direction. */
export type Run = {
  text: string;
  /** Null: a box for each character. */
  font: DocumentFont | null;
  level: Level;
};

export type Paragraph = BidiParagraph & {
  book: FontBook;
  weight: FontWeight;
  /** By its text, as Han characters have other forms in each language. */
  order: readonly EastAsian[];
};

const graphemes = new Intl.Segmenter();

/** The runs of a part of a paragraph, in the order of the text. */
export function splitRuns(paragraph: Paragraph, start: number, end: number): Run[] {
  const runs: Run[] = [];
  const line = paragraph.text.slice(start, end);
  for (const { segment, index } of graphemes.segment(line)) {
    const cluster = toDrawn(segment);
    if (!cluster) continue;
    const level = paragraph.levels[start + index] ?? 0;
    const last = runs.at(-1);
    const font = pickFont(cluster, paragraph, last);
    if (last && last.font === font && last.level === level) last.text += cluster;
    else runs.push({ text: cluster, font, level });
  }
  return runs;
}

/** Spaces and the like stay in the run before them, so that letters beside them still join as they should. Those of emoji are too wide. */
function pickFont(cluster: string, { book, weight, order }: Paragraph, last: Run | undefined) {
  const isNeutral = /^[\p{Zs}\u200c\u200d]$/u.test(cluster);
  const isPicture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(
    last?.text ?? '',
  );
  if (isNeutral && !isPicture && last?.font?.has(cluster.codePointAt(0) ?? 0)) return last.font;
  return book.find(cluster, order, weight);
}

/** Characters that mean nothing to others, which an archive must not have: private ones, halves of pairs, and U+FFFE. */
const MEANINGLESS = /[\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Without what has no form of its own; joiners have an effect on the letters beside them. */
function toDrawn(cluster: string) {
  return cluster
    .replace(MEANINGLESS, '\ufffd')
    .replace(/[\t\n\r]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, (ignorable) =>
      // An emoji keeps its own, because its picture stands for all of it.
      isEmoji(cluster) ? ignorable : '',
    );
}

export function measureRun({ text, font, level }: Run, { basic }: FontBook): number {
  if (!font) return basic.measure(text, 'missing');
  return font.measure(text, (level & 1) === 1 ? 'rtl' : 'ltr');
}
