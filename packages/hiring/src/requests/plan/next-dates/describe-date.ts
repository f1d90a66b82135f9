import type { HireRequestSide, RequestDate } from '@showcase/data/hire-requests';
import { formatDue, formatTimeDay } from '../due-date.ts';

/** The event at a date, for each side that reads it. */
const LABELS: Record<Exclude<RequestDate['kind'], 'due'>, Record<HireRequestSide, string>> = {
  offer: { client: 'Offer expires', creator: 'Offer expires' },
  change_order: { client: 'Change order expires', creator: 'Change order expires' },
  extension: { client: 'Request for time expires', creator: 'Request for time expires' },
  expiry: { client: 'Request expires', creator: 'Answer before' },
  approval: { client: 'Approved automatically', creator: 'Approved automatically' },
  end: { client: 'Ends without an answer', creator: 'Ends without an answer' },
  redo: { client: 'Done again before', creator: 'Do again before' },
  acceptance: { client: 'Accepted automatically', creator: 'Accepted automatically' },
};

type Described = {
  /** "Due tomorrow", or "Offer expires Dec 3". */
  text: string;
  isLate: boolean;
  /** Its title in a calendar. */
  calendarTitle: string;
  /** The same for the same thing, so that a calendar replaces its former entry. */
  calendarKey: string;
};

export function describeDate(date: RequestDate, side: HireRequestSide, now: Date): Described {
  const subject = date.milestone ? `${date.milestone} (${date.title})` : date.title;
  const calendarKey = getCalendarKey(date);
  const clock = { now, zone: date.time_zone };
  if (date.kind === 'due') {
    const text = date.due_on === null ? '' : formatDue(date.due_on, clock);
    return { text, isLate: text.endsWith('late'), calendarTitle: `Due: ${subject}`, calendarKey };
  }
  const label = LABELS[date.kind][side];
  const day = date.at === null ? '' : formatTimeDay(date.at, clock);
  return {
    text: `${label} ${day}`.trim(),
    isLate: false,
    calendarTitle: `${label}: ${subject}`,
    calendarKey,
  };
}

/** Each milestone is due and approved once; of offers, the open one replaces the one before it. */
function getCalendarKey({ kind, request_id: id, number }: RequestDate) {
  return kind === 'due' || kind === 'approval' ? `${kind}-${id}-${number}` : `${kind}-${id}`;
}
