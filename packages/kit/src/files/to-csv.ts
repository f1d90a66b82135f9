/** Characters that start a formula, in half and full width. */
const FORMULA = /[=+\-@|%＝＋－＠]/;
/** Invisible characters before the first letter of a cell, or of a part that becomes a cell with another separator. */
const GAPS = /^[;\s\p{C}\p{DI}]*|[;\s\p{C}\p{DI}]+/gu;
const SEPARATOR = /[;\t\r\n]/;

export type CsvRow = readonly (string | number)[];

/** Converts rows to CSV (RFC 4180). No text runs as a formula, whichever separator the user's spreadsheet expects. */
export function toCsv(rows: readonly CsvRow[]): string {
  return rows.map((row) => row.map(formatCell).join(',')).join('\r\n');
}

function formatCell(value: string | number) {
  if (typeof value === 'number') return String(value);
  return `"${escapeFormulas(value).replaceAll('"', '""')}"`;
}

function escapeFormulas(value: string) {
  return value.replace(GAPS, (gap, offset: number) => {
    if (!FORMULA.test(value.charAt(offset + gap.length))) return gap;
    const start = offset === 0 ? "'" : '';
    return SEPARATOR.test(gap) ? `${start}${gap}'` : `${start}${gap}`;
  });
}
