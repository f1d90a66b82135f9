/** The code points of zero in Arabic, Persian and Hindi. Chinese and Japanese keyboards produce full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;

/** The text with the digits that programs read in place of those that other keyboards type. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
}
