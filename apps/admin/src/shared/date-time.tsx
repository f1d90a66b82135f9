const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Day and time in UTC, such as 'Jun 1, 2025, 12:00 PM'. */
export function DateTime({ date }: { date: string }) {
  return <time dateTime={date}>{dateTimeFormat.format(new Date(date))}</time>;
}
