import { countDays, formatDay, toDay } from '@showcase/data/days';

/** The current time for a request: its days are those of its time zone. */
export type RequestClock = { now: Date; zone: string };

/** The day of a time, with its year: "Dec 3, 2026". */
export const formatFullDay = (time: Date | string, zone: string): string =>
  formatDay(toDay(time, zone));

/** The same without the year, if it is this one: "Dec 3". */
export function formatTimeDay(time: Date | string, { now, zone }: RequestClock): string {
  return formatDay(toDay(time, zone), toDay(now, zone));
}

/** "Due Dec 3", "Due tomorrow" or "2 days late". */
export function formatDue(dueOn: string, { now, zone }: RequestClock): string {
  const today = toDay(now, zone);
  const days = countDays(today, dueOn);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return '1 day late';
  return days < 0 ? `${-days} days late` : `Due ${formatDay(dueOn, today)}`;
}
