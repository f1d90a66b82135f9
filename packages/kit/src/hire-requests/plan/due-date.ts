const DAY_MS = 86_400_000;

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Midnight in the reader's zone of a date like 2026-12-03, which is the same day everywhere. */
export function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** A date like 2026-12-03 of this instant, in the reader's zone. */
export function toDateText(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** How many days from now, by the reader's calendar; negative for a date that has passed. */
export function countDaysUntil(date: Date, now: Date): number {
  // Days are counted in UTC, where each of them has 24 hours.
  const toDays = (value: Date) =>
    Date.UTC(value.getFullYear(), value.getMonth(), value.getDate()) / DAY_MS;
  return toDays(date) - toDays(now);
}

/** "Dec 3"; with the year if it is not this one. */
export function formatDay(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? dayFormat : dayOfYearFormat).format(date);
}

/** "Due Dec 3", "Due tomorrow" or "2 days late". */
export function formatDue(dueOn: string, now: Date): string {
  const date = toLocalDay(dueOn);
  const days = countDaysUntil(date, now);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return '1 day late';
  return days < 0 ? `${-days} days late` : `Due ${formatDay(date, now)}`;
}
