import type { HireRequestSide, RequestDate } from '@showcase/data/hire-requests';
import { formatDay, formatDue } from '../due-date.ts';

/** What happens at a date, for each side that reads it. */
const LABELS: Record<Exclude<RequestDate['kind'], 'due'>, Record<HireRequestSide, string>> = {
  offer: { client: 'Offer expires', creator: 'Offer expires' },
  change_order: { client: 'Change order expires', creator: 'Change order expires' },
  extension: { client: 'Request for time expires', creator: 'Request for time expires' },
  expiry: { client: 'Request expires', creator: 'Answer before' },
  approval: { client: 'Approved automatically', creator: 'Approved automatically' },
};

type Described = {
  /** "Due tomorrow", or "Offer expires Dec 3". */
  text: string;
  isLate: boolean;
  /** What a calendar says of it. */
  calendarTitle: string;
};

export function describeDate(date: RequestDate, side: HireRequestSide, now: Date): Described {
  const subject = date.milestone ? `${date.milestone} (${date.title})` : date.title;
  if (date.kind === 'due') {
    const text = date.due_on === null ? '' : formatDue(date.due_on, now);
    return { text, isLate: text.endsWith('late'), calendarTitle: `Due: ${subject}` };
  }
  const label = LABELS[date.kind][side];
  const day = date.at === null ? '' : formatDay(new Date(date.at), now);
  return { text: `${label} ${day}`.trim(), isLate: false, calendarTitle: `${label}: ${subject}` };
}
