import { breakLines, type Line } from '../text/break-lines.ts';
import { COLORS, CONTENT_END, CONTENT_WIDTH, lineHeight, PAGE, STYLES } from './page-style.ts';
import type { Element, Pages } from './pages.ts';

export type TableColumn = {
  header: string;
  /** The share of the width; all are 1. */
  share: number;
  align?: 'end';
};

type Cell = { lines: Line[]; x: number; width: number; isEnd: boolean; color: string };
type DrawCell = (cell: number, draw: () => void) => void;

const PADDING = { block: 4, inline: 6 };
const { size } = STYLES.text;
const HEIGHT = lineHeight(size);
const PAGE_ROOM = CONTENT_END - PAGE.margin;

/** A table whose head is on each of its pages. */
export function writeTable(
  pages: Pages,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
) {
  const titles = columns.map(({ header }) => header);
  const head = layOut(pages, columns, titles, { weight: 700, color: COLORS.ink });
  const table = pages.open('Table');
  const headElement = pages.open('THead', {}, table);
  const bodyElement = pages.open('TBody', {}, table);
  // The head stays with the first row.
  if (pages.room < rowHeight(head) + HEIGHT + 2 * PADDING.block) pages.nextPage();
  writeElements(pages, head, headElement, () => ({ tag: 'TH', scope: 'Column' }));
  // Readers know the head of the table, so the repeated ones are no content.
  const repeatHead = () =>
    writeRow(
      pages,
      head,
      (_, draw) => pages.decorate('Pagination', draw),
      () => undefined,
    );
  for (const row of rows) {
    const cells = layOut(pages, columns, row, { weight: 400, color: COLORS.ink });
    writeElements(pages, cells, bodyElement, () => ({ tag: 'TD' }), repeatHead);
  }
  table.end();
  pages.y += 12;
}

/** Names at the start, what they stand for beside them or, with `align`, at the end. The last one can be a total. */
export function writeFacts(
  pages: Pages,
  facts: readonly (readonly [name: string, value: string])[],
  { align, hasTotal = false }: { align?: 'end'; hasTotal?: boolean } = {},
) {
  const columns: TableColumn[] = [
    { header: '', share: align ? 0.7 : 0.25 },
    { header: '', share: align ? 0.3 : 0.75, ...(align && { align }) },
  ];
  const table = pages.open('Table');
  const body = pages.open('TBody', {}, table);
  for (const [index, fact] of facts.entries()) {
    const isTotal = hasTotal && index === facts.length - 1;
    const cells = layOut(pages, columns, fact, { weight: isTotal ? 700 : 400, color: COLORS.ink });
    const [name] = cells;
    if (name && !isTotal) name.color = COLORS.muted;
    writeElements(pages, cells, body, (cell) =>
      cell === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' },
    );
  }
  table.end();
  pages.y += 12;
}

function layOut(
  pages: Pages,
  columns: readonly TableColumn[],
  texts: readonly string[],
  { weight, color }: { weight: 400 | 700; color: string },
): Cell[] {
  let x = PAGE.margin;
  return columns.map(({ share, align }, column) => {
    const full = share * CONTENT_WIDTH;
    // The outer edges of a table are those of the text.
    const isLast = column === columns.length - 1;
    const width = isLast ? full : full - PADDING.inline;
    const lines = breakLines(texts[column] ?? '', { width, size, weight }, pages.book);
    const cell = { lines, x, width, isEnd: align === 'end', color };
    x += full;
    return cell;
  });
}

function rowHeight(cells: readonly Cell[]) {
  return Math.max(...cells.map(({ lines }) => lines.length)) * HEIGHT + 2 * PADDING.block;
}

type Role = { tag: 'TH' | 'TD'; scope?: string };

function writeElements(
  pages: Pages,
  cells: readonly Cell[],
  parent: Element,
  roleOf: (cell: number) => Role,
  onNextPage: () => void = () => undefined,
) {
  const row = pages.open('TR', {}, parent);
  const elements = cells.map((_, cell) => {
    const { tag, scope } = roleOf(cell);
    return pages.open(tag, scope ? { scope } : {}, row);
  });
  const drawCell: DrawCell = (cell, draw) => {
    const element = elements[cell];
    if (element) pages.fill(element, roleOf(cell).tag, draw);
  };
  writeRow(pages, cells, drawCell, onNextPage);
}

/** A row that is longer than a page continues on the next one. */
function writeRow(
  pages: Pages,
  cells: readonly Cell[],
  drawCell: DrawCell,
  onNextPage: () => void,
) {
  const total = Math.max(...cells.map(({ lines }) => lines.length));
  let written = 0;
  while (written < total) {
    const fitting = Math.floor((pages.room - 2 * PADDING.block) / HEIGHT);
    const remaining = total - written;
    const fitsOnOnePage = remaining * HEIGHT + 4 * PADDING.block + 2 * HEIGHT <= PAGE_ROOM;
    if (fitting < 1 || (fitting < remaining && fitsOnOnePage)) {
      pages.nextPage();
      onNextPage();
      continue;
    }
    const count = Math.min(fitting, remaining);
    for (const [index, cell] of cells.entries()) {
      const lines = cell.lines.slice(written, written + count);
      if (lines.some(({ runs }) => runs.length > 0)) {
        drawCell(index, () => drawLines(pages, cell, lines));
      }
    }
    written += count;
    pages.y += count * HEIGHT + 2 * PADDING.block;
    pages.rule();
  }
}

function drawLines(pages: Pages, { x, width, isEnd, color }: Cell, lines: readonly Line[]) {
  for (const [index, line] of lines.entries()) {
    const start = isEnd ? x + width - line.width : x;
    pages.drawLine(line, start, pages.y + PADDING.block + index * HEIGHT, size, color);
  }
}
