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
  end_alone: { client: 'Can be ended from', creator: 'Can be ended from' },
  answer: { client: 'Answer the case before', creator: 'Answer the case before' },
  appeal: { client: 'Appeal before', creator: 'Appeal before' },
  redo: { client: 'Done again before', creator: 'Do again before' },
  acceptance: { client: 'Accepted automatically', creator: 'Accepted automatically' },
  other: { client: 'Next date', creator: 'Next date' },
  refund: { client: 'Refund counts as arrived', creator: 'Refund counts as arrived' },
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

/** Each milestone is due and approved once, and each refund arrives once; of offers, the open one replaces the one before it. */
const NUMBERED: readonly RequestDate['kind'][] = ['due', 'approval', 'refund'];

function getCalendarKey({ kind, request_id: id, number }: RequestDate) {
  return NUMBERED.includes(kind) ? `${kind}-${id}-${number}` : `${kind}-${id}`;
}
