import { toAsciiDigits } from './ascii-digits.ts';

/**
 * The number as programs read it: ASCII digits, and a point for the decimals. Has as many characters as the text.
 * '1,234' becomes '1.234' and '1.234,50' becomes '1.234.50', which amounts refuse: nothing is taken for another amount.
 */
export function normalizeNumber(text: string): string {
  return toAsciiDigits(text).replaceAll(/[,٫，．]/g, '.');
}
