/** A list of rows of the same height; pixels from the top of the page. */
export type ListGeometry = { columns: number; rowHeight: number; listTop: number };
type Viewport = { scrollTop: number; height: number };

/** Which items to render, `last` exclusive, and the space of those before and after. */
export type VisibleRange = { first: number; last: number; before: number; after: number };

/** Extra rows on each side, so that Tab and a quick scroll find them rendered. */
const OVERSCAN_ROWS = 8;
/** The range moves in steps of rows, not with every pixel. */
const STEP = 4;

export function visibleRange(
  count: number,
  { columns, rowHeight, listTop }: ListGeometry,
  { scrollTop, height }: Viewport,
): VisibleRange {
  const rows = Math.ceil(count / columns);
  const rowAt = (y: number) => Math.floor((y - listTop) / rowHeight);
  const down = Math.floor((rowAt(scrollTop) - OVERSCAN_ROWS) / STEP) * STEP;
  const up = Math.ceil((rowAt(scrollTop + height) + 1 + OVERSCAN_ROWS) / STEP) * STEP;
  const firstRow = clamp(down, 0, Math.max(0, rows - 1));
  const lastRow = clamp(up, firstRow + 1, rows);
  return {
    first: firstRow * columns,
    last: Math.min(lastRow * columns, count),
    before: firstRow * rowHeight,
    after: (rows - lastRow) * rowHeight,
  };
}

/** The attribute of a row that is not a card. */
export const HEADING = 'data-heading';

/** The layout of a list of cards on the page; null without a layout. */
export function measureList(list: HTMLElement): ListGeometry | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const firstCard = list.querySelector(`:scope > :not([${HEADING}])`);
  const card = firstCard?.getBoundingClientRect().height ?? 0;
  if (card === 0) return null;
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card + (Number.parseFloat(rowGap) || 0),
    listTop: list.getBoundingClientRect().top + window.scrollY,
  };
}

function clamp(value: number, min: number, max: number) {
  return Math.min(Math.max(value, min), max);
}
