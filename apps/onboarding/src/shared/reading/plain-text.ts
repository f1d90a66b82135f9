/** The code points of zero in Arabic, Persian and Hindi. Chinese and Japanese keyboards produce full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966];
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

/** The text with ASCII digits and separators. Drops fractions such as ½, because numbers are rounded down. */
export function toPlainText(text: string): string {
  return text
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/g, '')
    .normalize('NFKC')
    .replace(DIGITS, toAsciiDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}
