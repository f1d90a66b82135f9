/** Rows are at least this wide, in pixels: of a card in two columns on a phone, in four next to filters, in three, and in one. */
const ROW_WIDTHS = { narrow: 136, medium: 164, wide: 232, full: 310 } as const;

export type RowWidth = keyof typeof ROW_WIDTHS;

const GAP = 4;
const CHIP_PADDING = 16;
/** '+12' with its gap. */
const REST_WIDTH = 38;
const LETTER_WIDTH = 6.9;
/** Of a letter outside of the Latin script, such as a Chinese one. */
const WIDE_LETTER_WIDTH = 12.5;

const estimateWidth = (text: string) =>
  [...text].reduce(
    (width, letter) => width + (letter > '\u024f' ? WIDE_LETTER_WIDTH : LETTER_WIDTH),
    CHIP_PADDING + GAP,
  );

/** How many chips fit into one row, at least one and at most `limit`, estimated from their texts because a server can't measure. */
export function fitChips(items: readonly string[], limit: number, row: RowWidth) {
  const fits = (count: number) => {
    const width = items.slice(0, count).reduce((sum, item) => sum + estimateWidth(item), -GAP);
    return width + (count < items.length ? REST_WIDTH : 0) <= ROW_WIDTHS[row];
  };
  let count = Math.min(limit, items.length);
  while (count > 1 && !fits(count)) count -= 1;
  return count;
}
