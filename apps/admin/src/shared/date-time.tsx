import { formatDay, toDay } from '@showcase/data/days';

// Admins work in many places: their days and times are those of the figures and of the filters, in UTC.
const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Day and time in UTC, such as 'Jun 1, 2025, 12:00 PM'; empty if there is none. */
export const formatDateTime = (date: string | null) =>
  date === null ? '' : dateTimeFormat.format(new Date(date));

export function DateTime({ date }: { date: string }) {
  return <time dateTime={date}>{formatDateTime(date)}</time>;
}

/** The day in UTC, such as 'Jun 1, 2025'. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(toDay(date, 'UTC'))}</time>;
}
