/** Validates a typed dollar amount from 1 to a million, with cents. Returns a message, or null if it is valid. */
export function validateAmount(amountText: string, label: string): string | null {
  const text = amountText.trim();
  const amount = Number(text);
  if (text === '') return `${label} is required`;
  if (!(amount > 0)) return `${label} must be a positive number`;
  if (amount < 1) return `${label} must be at least $1`;
  if (amount > 1_000_000) return `${label} must be at most $1,000,000`;
  if (!/^\d+(\.\d*)?$/.test(text)) return `${label} must be written in digits, such as 10.50`;
  return /^\d+(\.\d{0,2})?$/.test(text)
    ? null
    : `${label} can have two decimal places, such as 10.50`;
}
