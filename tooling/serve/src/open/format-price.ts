/** In US dollars: '$450', '$1,234.50'. */
export function formatPrice(dollars: number): string {
  const cents = Number.isInteger(dollars) ? 0 : 2;
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
}
