import { mixesDigits } from '../forms/mixes-digits.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars from a row, where they have at most two decimals, in whole cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100);

/** US dollars with cents: '$1,234.50'. A negative amount has a minus sign, for which the formatter writes a hyphen. */
export const formatCents = (cents: number) => money.format(cents / 100).replace('-', '\u2212');

/** The error in a typed number that is not within its bounds, has more than two decimals, or separators of thousands. */
export function describeAmountError(typed: string, boundsMessage: string): string {
  const text = typed.trim();
  if (/^\d+\.\d{3,}$/.test(text)) return 'Use at most two decimals, such as 10.50';
  return mixesDigits(text)
    ? 'Write only digits and a decimal point, such as 1250.50'
    : boundsMessage;
}
