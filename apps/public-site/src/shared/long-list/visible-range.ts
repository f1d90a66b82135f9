/** A list of equal rows on a page: pixels from the page's top. */
export type ListGeometry = { columns: number; rowHeight: number; listTop: number };
type Viewport = { scrollTop: number; height: number };

/** Which items to draw, `last` exclusive, and how much room those before and after them take. */
export type VisibleRange = { first: number; last: number; before: number; after: number };

/** As many rows more on each side, so that Tab and a flick of the wheel find them drawn. */
const OVERSCAN_ROWS = 8;
/** The range moves in steps, not with every pixel. */
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

function clamp(value: number, min: number, max: number) {
  return Math.min(Math.max(value, min), max);
}
