/** Whether a text has digits and something else than one decimal point: '1.234.50', '1 250', '1e3', '--5' or '80 USD'. */
export function mixesDigits(text: string): boolean {
  return /\d/.test(text) && !/^-?\d*\.?\d*$/.test(text.trim());
}
