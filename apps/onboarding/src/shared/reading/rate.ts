import { findAmounts, type Amount } from './amounts.ts';

const MAX_RATE = 100_000;

/** The hourly rate in US dollars, the first one that a profile allows; null if there is none. An amount 'per hour' comes first. */
export function readRate(chat: string): number | null {
  const rates = findAmounts(chat).filter(isRate);
  const rate = rates.find(({ period }) => period === 'hour') ?? rates[0];
  return rate?.value ?? null;
}

/** Whether the text names a rate, but none by the hour in US dollars, so that the interview asks for it. */
export function lacksDollarRate(chat: string): boolean {
  return findAmounts(chat).some(isPaid) && readRate(chat) === null;
}

function isRate({ value, currency, period }: Amount) {
  return currency === 'dollar' && period !== 'longer' && value > 0 && value <= MAX_RATE;
}

function isPaid({ currency, period, isByHour }: Amount) {
  return currency === 'other' || (currency === 'dollar' && period === 'longer') || isByHour;
}
