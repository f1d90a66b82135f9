const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars from a row, where they have at most two decimals, in whole cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100);

/** US dollars with cents: '$1,234.50'. A negative amount has a minus sign, for which the formatter writes a hyphen. */
export const formatCents = (cents: number) => money.format(cents / 100).replace('-', '\u2212');

/** What is wrong with a typed number that is not within its bounds, or has more than two decimals. */
export const describeAmountError = (typed: string, boundsMessage: string) =>
  /^\d+\.\d{3,}$/.test(typed.trim()) ? 'Use at most two decimals, such as 10.50' : boundsMessage;
