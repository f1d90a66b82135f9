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
import { drawPicture } from './draw-picture.ts';

export type CardFonts = { families: FontFamilies; openFont: OpenFont };

/** Where texts are. */
const LEFT = 64;
const WIDTH = 528;
const BOTTOM = CARD.height - 72;
/** From the largest: the first in which a title has at most three lines is taken. */
const TITLE_SIZES = [68, 60, 52, 44];
const SMALL = 30;
const { light, night } = palette;
const ELLIPSIS = '…';
const SITE = 'Bolt Showcase';
const STAR = 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8z';
const BOLT = 'M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z';

type TextBox = {
  size: number;
  weight?: 400 | 700;
  color?: string;
  maxLines?: number;
  width?: number;
};

/** A card as an SVG of shapes, so that it needs no font. The picture is a data URL of PNG, JPEG or GIF. */
export async function writeCard(
  content: CardContent,
  picture: string | null,
  { families, openFont }: CardFonts,
): Promise<string> {
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
  const site = writeText(SITE, { size: 28, weight: 700, width: 400 }, book);
  const block = heading.height + (byline ? 14 + name.height : 0);
  // Between the logo and what is at the bottom.
  const top = 130 + Math.max(0, (BOTTOM - 56 - 130 - block) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${light.paper}"/>`,
    drawPicture({ picture, initial: drawInitial(title, book), isPortrait, name: title }),
    `<g transform="translate(${LEFT} 64)"><rect width="48" height="48" rx="14" fill="${night.paper}"/>`,
    `<path transform="scale(1.714)" fill="${night.spark}" d="${BOLT}"/></g>`,
    at(LEFT + 64, 67, site.shapes),
    at(LEFT, top, heading.shapes),
    byline && at(LEFT + nameLeft, top + heading.height + 14, name.shapes),
    writeFoot(ratingText, price, book),
    '</svg>',
  ].join('');
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

/** As cards of the site have it without a picture, in a size of 1 and around its own middle, as some letters are above others. */
function drawInitial(title: string, book: FontBook): string {
  const [first] = new Intl.Segmenter('en').segment(title);
  const letter = first?.segment.toUpperCase() ?? '';
  const [line] = fitLines(letter, { size: 1, weight: 700, width: 100, maxLines: 1 }, book);
  if (!line) return '';
  const shape = outlineLine(line, book, { x: 0, y: 0, size: 100 });
  const numbers = [...shape.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const [x, y] = [0, 1].map((odd) => {
    const all = numbers.filter((_, index) => index % 2 === odd);
    return -(Math.min(...all) + Math.max(...all)) / 200;
  });
  return outlineLine(line, book, { x: x ?? 0, y: y ?? 0, size: 1 });
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
