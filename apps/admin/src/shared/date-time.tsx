import { formatDay, toDay } from '@showcase/data/days';
import styled from 'styled-components';

// Admins work in many places: their days and times are those of the figures and of the filters, in UTC.
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** Day and time in UTC, such as 'Jun 1, 2025, 12:00 PM'; empty if there is none. */
export const formatDateTime = (date: string | null) =>
  date === null ? '' : `${formatDay(toDay(date, 'UTC'))}, ${formatTime(date)}`;

const formatTime = (date: string) => timeFormat.format(new Date(date));

/** In a narrow column it breaks between day and time only. */
export function DateTime({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      <Unbroken>{formatDay(toDay(date, 'UTC'))},</Unbroken> <Unbroken>{formatTime(date)}</Unbroken>
    </time>
  );
}

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** The day in UTC, such as 'Jun 1, 2025'. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(toDay(date, 'UTC'))}</time>;
}
