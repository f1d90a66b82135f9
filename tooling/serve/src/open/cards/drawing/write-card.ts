import {
  fitLines,
  loadFontBook,
  outlineLine,
  type FontBook,
  type FontFamilies,
  type OpenFont,
} from '@showcase/documents/outlines';
import { palette } from '@showcase/ui/palette';
import { CARD_SIZE as CARD, type CardContent } from '../card-content.ts';
import { findFrame, LEFT, pickInk, SITE, writeBase, type Base } from './write-base.ts';

export type CardFonts = { families: FontFamilies; openFont: OpenFont };

/** A card in two layers: the lower one is the same for many cards. */
export type WrittenCard = { base: Base; writeBase: () => string; texts: string };

const WIDTH = 528;
const BOTTOM = CARD.height - 72;
/** What differs between cards is in here. */
export const TEXTS = { top: 120, height: BOTTOM - 118, width: 640 } as const;
/** From the largest: the first in which a title has at most three lines is taken. */
const TITLE_SIZES = [68, 60, 52, 44];
const SMALL = 30;
const { light } = palette;
const ELLIPSIS = '…';
const STAR = 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8z';

type TextBox = {
  size: number;
  weight?: 400 | 700;
  color?: string;
  maxLines?: number;
  width?: number;
};

/** Layers of a card as SVG of shapes, so that they need no font. */
export async function writeCard(
  content: CardContent,
  { families, openFont }: CardFonts,
  { hasPicture }: { hasPicture: boolean },
): Promise<WrittenCard> {
  const { price, rating, isPortrait } = content;
  const title = cleanLine(content.title);
  const byline = cleanLine(content.byline ?? '');
  const ratingText = rating
    ? `${rating.average.toFixed(1)} (${rating.count.toLocaleString('en-US')})`
    : '';
  const texts = [title, byline, ratingText, price ?? '', ELLIPSIS, SITE];
  const book = await loadFontBook(texts, { families, openFont, headings: texts });

  const size = TITLE_SIZES.find((each) => fits(title, each, book)) ?? TITLE_SIZES.at(-1) ?? 44;
  const heading = writeText(title, { size, weight: 700, maxLines: 4 }, book);
  const name = writeText(byline, { size: SMALL, color: light.inkMuted }, book);
  const nameLeft = heading.isRightToLeft ? WIDTH - name.width : 0;
  const block = heading.height + (byline ? 14 + name.height : 0);
  // Between the logo and what is at the bottom.
  const top = 130 + Math.max(0, (BOTTOM - 56 - 130 - block) / 2);
  const ink = hasPicture ? null : pickInk(title);
  const base = { isPortrait, ink };
  // The initial is beside the texts.
  const width = ink ? CARD.width : TEXTS.width;
  return {
    base,
    writeBase: () => writeBase(base, book),
    texts: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TEXTS.height}" viewBox="0 ${TEXTS.top} ${width} ${TEXTS.height}">`,
      ink && drawInitial(title, { ...base, ink }, book),
      at(LEFT, top, heading.shapes),
      byline && at(LEFT + nameLeft, top + heading.height + 14, name.shapes),
      writeFoot(ratingText, price, book),
      '</svg>',
    ].join(''),
  };
}

/** The rating and the price side by side, smaller if they are too wide. */
function writeFoot(rating: string, price: string | null, book: FontBook): string {
  const style = { size: SMALL, weight: 700, width: CARD.width } as const;
  const figures = rating && writeText(rating, style, book);
  const amount = price && writeText(price, { ...style, color: light.voltText }, book);
  const left = figures ? 44 + figures.width + (amount ? 36 : 0) : 0;
  const width = left + (amount ? amount.width + 48 : 0);
  const star = `<path transform="translate(-3 10) scale(1.5)" fill="${light.spark}" d="${STAR}"/>`;
  const pill =
    amount &&
    `<rect x="${left}" width="${amount.width + 48}" height="56" rx="28" fill="${light.voltQuiet}"/>`;
  return [
    `<g transform="translate(${LEFT} ${BOTTOM - 56}) scale(${Math.min(1, WIDTH / width)})">`,
    figures && star + at(44, 6, figures.shapes),
    amount && pill + at(left + 24, 6, amount.shapes),
    '</g>',
  ].join('');
}

/** Lines from the top of the first; those from right to left end at the right of their width. */
function writeText(
  text: string,
  { size, weight = 400, color = light.ink, maxLines = 1, width = WIDTH }: TextBox,
  book: FontBook,
) {
  const lines = fitLines(text, { width, size, weight, maxLines }, book);
  const height = size * (maxLines > 1 ? 1.25 : 1.45);
  const shapes = lines.map((line, index) =>
    outlineLine(line, book, {
      x: line.isRightToLeft && maxLines > 1 ? width - line.width : 0,
      y: height * index + size * 1.07,
      size,
    }),
  );
  return {
    shapes: `<path fill="${color}" d="${shapes.join('')}"/>`,
    height: height * lines.length,
    width: Math.ceil(lines[0]?.width ?? 0),
    isRightToLeft: lines[0]?.isRightToLeft ?? false,
  };
}

/** As cards of the site have it without a picture, around its own middle, as some letters are above others. */
function drawInitial(title: string, { isPortrait, ink }: Base, book: FontBook): string {
  const [first] = new Intl.Segmenter('en').segment(title);
  const letter = first?.segment.toUpperCase() ?? '';
  const [line] = fitLines(letter, { size: 1, weight: 700, width: 100, maxLines: 1 }, book);
  if (!line) return '';
  const shape = outlineLine(line, book, { x: 0, y: 0, size: 220 });
  const numbers = [...shape.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const { x, y, visible, height } = findFrame(isPortrait);
  const [left = 0, top = 0] = [x + visible / 2, y + height / 2].map((middle, odd) => {
    const all = numbers.filter((_, index) => index % 2 === odd);
    return all.length > 0 ? middle - (Math.min(...all) + Math.max(...all)) / 2 : middle;
  });
  return at(left, top, `<path fill="${ink}" d="${shape}"/>`);
}

function fits(title: string, size: number, book: FontBook): boolean {
  const style = { size, weight: 700, width: WIDTH } as const;
  return fitLines(title, { ...style, maxLines: 4 }, book).length <= 3;
}

function at(x: number, y: number, shapes: string): string {
  return `<g transform="translate(${x} ${y})">${shapes}</g>`;
}

/** What turns the text beside it is left out. */
function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
