import type { ICalCalendarMethod } from 'ical-generator';

/** Something with a date: all day for a date like 2026-12-03, or at an instant. */
export type CalendarDate = {
  /** The same for the same thing, so that a calendar replaces its former entry. */
  key: string;
  title: string;
  /** Absolute URL of the request. */
  url: string;
  when: { dueOn: string } | { at: string };
};

const PUBLISH = 'PUBLISH' as ICalCalendarMethod;
const HALF_AN_HOUR_MS = 1_800_000;

/**
 * An iCalendar file (RFC 5545) with one entry. A file that is written later has a higher sequence, so that a calendar that knows the entry
 * takes its new date. Loads the library that writes it.
 */
export async function writeCalendarFile(
  { key, title, url, when }: CalendarDate,
  now = new Date(),
): Promise<string> {
  const { ICalCalendar } = await import('ical-generator');
  const calendar = new ICalCalendar({
    method: PUBLISH,
    prodId: { company: 'Bolt Showcase', product: 'Hire requests', language: 'EN' },
  });
  const isDay = 'dueOn' in when;
  const start = isDay ? toUtcDay(when.dueOn) : new Date(when.at);
  calendar.createEvent({
    id: `${key}@bolt-showcase`,
    sequence: Math.floor(now.getTime() / 60_000),
    summary: title,
    url,
    description: url,
    start,
    end: new Date(start.getTime() + (isDay ? 24 * 2 * HALF_AN_HOUR_MS : HALF_AN_HOUR_MS)),
    allDay: isDay,
    ...(isDay && { timezone: 'UTC' }),
  });
  // The library ends all lines but the last.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function toUtcDay(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
