import { drawQrCode } from '../qr-code/qr-code.ts';
import { breakLines } from '../text/break-lines.ts';
import { COLORS, CONTENT_WIDTH, lineHeight, PAGE, STYLES } from './page-style.ts';
import type { Pages } from './pages.ts';

type TextOptions = {
  style?: keyof typeof STYLES;
  color?: string;
  /** Space below, in points. */
  gap?: number;
  /** Space at both sides, in points. */
  inset?: number;
  link?: string;
};

/** Space above a heading, in points, beside that below what is before it. */
const HEADING_GAP = 6;

/** A paragraph or a heading; one from right to left begins at the right. */
export function writeText(pages: Pages, text: string, options: TextOptions = {}) {
  const { style = 'text', color = COLORS.ink, gap = 6, inset = 0, link } = options;
  const { size, weight, tag } = STYLES[style];
  const width = CONTENT_WIDTH - 2 * inset;
  const lines = breakLines(text, { width, size, weight }, pages.book);
  const height = lineHeight(size);
  if (style === 'heading') pages.y += HEADING_GAP;
  const element = pages.open(tag);
  let holder = link ? null : element;
  // A heading stays with what follows.
  if (tag !== 'P' && pages.room < 4 * height) pages.nextPage();
  for (const line of lines) {
    if (pages.room < height) {
      // PDFKit says that a link is on the page on which its element ends.
      if (link) {
        holder?.end();
        holder = null;
      }
      pages.nextPage();
    }
    const parent = (holder ??= pages.open('Link', {}, element));
    const x = PAGE.margin + inset + (line.isRightToLeft ? width - line.width : 0);
    pages.fill(parent, link ? 'Link' : tag, () => pages.drawLine(line, x, pages.y, size, color));
    if (link) {
      const structure = { structParent: parent, Contents: new String(link) };
      pages.doc.link(x, pages.y, line.width, height, toUri(link), structure as object);
    }
    pages.y += height;
  }
  element.end();
  pages.y += gap;
}

/** The addresses of links are ASCII. */
function toUri(url: string) {
  return url.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}

/** A QR code with a text for those who don't see it. */
export function writeQrCode(pages: Pages, text: string, side: number) {
  if (pages.room < side) pages.nextPage();
  const { size, path } = drawQrCode(text);
  const element = pages.open('Figure', { alt: `QR code: ${text}` });
  pages.fill(element, 'Figure', () => {
    pages.doc.save();
    pages.doc.translate(PAGE.margin, pages.y).scale(side / size);
    pages.doc.path(path).fill('#000000');
    pages.doc.restore();
  });
  element.end();
  pages.y += side + 6;
}

/** Numbers the pages: '2 of 5'. */
export function numberPages(pages: Pages) {
  const { start, count } = pages.doc.bufferedPageRange();
  const { size, weight } = STYLES.note;
  for (let page = 0; page < count; page += 1) {
    pages.doc.switchToPage(start + page);
    const text = `${page + 1} of ${count}`;
    const [line] = breakLines(text, { width: CONTENT_WIDTH, size, weight }, pages.book);
    if (!line) continue;
    pages.decorate('Pagination', () => {
      const x = PAGE.width - PAGE.margin - line.width;
      pages.drawLine(line, x, PAGE.height - PAGE.margin, size, COLORS.muted);
    });
  }
}
