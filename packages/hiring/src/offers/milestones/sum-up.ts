import { formatMoney } from '@showcase/ui';

const toCents = (amount: string | number) => Math.round(Number(amount) * 100) || 0;

/** The sum of amounts as typed, in dollars and exact to the cent. */
export function sumUp(amounts: readonly (string | number)[]): number {
  return amounts.reduce<number>((cents, amount) => cents + toCents(amount), 0) / 100;
}

/** "The milestones add up to $1,500.00, $100.00 less than the price"; null if they fit. */
export function describeMismatch(total: number, price: string): string | null {
  const difference = toCents(price) - toCents(total);
  if (difference === 0) return null;
  const sum = `The milestones add up to ${formatMoney(total)}`;
  if (price.trim() === '') return sum;
  const gap = formatMoney(Math.abs(difference) / 100);
  return `${sum}, ${gap} ${difference > 0 ? 'less' : 'more'} than the price`;
}
