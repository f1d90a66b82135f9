import { mixesDigits } from './mixes-digits.ts';

/** Validates a typed dollar amount from 1 to a million, with cents. Returns a message, or null if it is valid. */
export function validateAmount(amountText: string, label: string): string | null {
  const text = amountText.trim();
  const amount = Number(text);
  if (text === '') return `${label} is required`;
  const spellingError = findSpellingError(text, label);
  if (spellingError) return spellingError;
  if (!(amount > 0)) return `${label} must be a positive number`;
  if (amount < 1) return `${label} must be at least $1`;
  return amount > 1_000_000 ? `${label} must be at most $1,000,000` : null;
}

/** The reason why digits are no number of at most two decimals; null also for a text without digits. */
export function findSpellingError(text: string, label: string): string | null {
  if (mixesDigits(text)) return `${label} must be only digits and a decimal point, such as 1250.50`;
  return /\.\d{3,}$/.test(text) ? `${label} can have two decimal places, such as 10.50` : null;
}
