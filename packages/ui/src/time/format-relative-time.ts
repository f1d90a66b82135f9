import { formatDate } from '../format/format.ts';
import type { DateInput } from '../format/format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** '5m ago', '3h ago', '2d ago', the date after a week; 'just now' for less than a minute and for future dates. */
export function formatRelativeTime(
  date: DateInput,
  now: DateInput = Date.now(),
  format = formatDate,
) {
  const age = new Date(now).getTime() - new Date(date).getTime();
  if (Number.isNaN(age)) return '';
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)}m ago`;
  if (age < day) return `${Math.floor(age / hour)}h ago`;
  if (age < week) return `${Math.floor(age / day)}d ago`;
  return format(date);
}
