/** Spreadsheets run a cell that begins so as a formula. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/** Rows as a file for spreadsheets (RFC 4180): text that would run as a formula is kept as text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n');
}

function cellOf(value: string | number) {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
