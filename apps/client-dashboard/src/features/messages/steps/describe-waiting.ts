import type { SharedRequest } from '@showcase/data/messages';
import { formatDue, formatTimeDay } from '@showcase/hiring/requests';

/** The pending action in a conversation, for its line in the list; null if there is none. */
export function describeWaiting(requests: readonly SharedRequest[], now: Date): string | null {
  for (const request of requests) {
    const waiting = getWaitingItem(request);
    if (waiting) return `${waiting} waits for you`;
  }
  const [due] = requests
    .filter(({ delivered_at }) => delivered_at === null)
    .flatMap(({ due_on, time_zone: zone }) => (due_on === null ? [] : [{ due_on, zone }]))
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  return due === undefined ? null : formatDue(due.due_on, { now, zone: due.zone });
}

/** The answer that a request needs from the reader. */
function getWaitingItem(request: SharedRequest) {
  const { side, waiting_side, status, offer, case_status, end_asked_by, delivered_at } = request;
  if (case_status) return waiting_side === side ? 'Case' : null;
  if (end_asked_by && end_asked_by !== side) return 'Proposal to end';
  if (offer && offer.side !== side) return OFFERS[offer.kind] ?? 'Offer';
  if (waiting_side !== side) return null;
  if (status === 'pending') return 'Request';
  return delivered_at === null ? null : 'Delivery';
}

const OFFERS: Record<string, string> = {
  offer: 'Offer',
  change_order: 'Change',
  extension: 'New due date',
};

const OPEN_OFFERS: Record<string, string> = {
  change_order: 'proposed change',
  extension: 'request for more time',
};

/** A request's state and next date, after its title: "offer until Nov 29", "due tomorrow". */
export function describeState(request: SharedRequest, now: Date): string {
  const { offer, status, expires_at, review_until, due_on: dueOn } = request;
  const clock = { now, zone: request.time_zone };
  const until = (time: Date | string) => `until ${formatTimeDay(time, clock)}`;
  if (request.case_status) return 'open case';
  if (request.end_asked_by) {
    return request.ends_at ? `proposal to end ${until(request.ends_at)}` : 'proposal to end';
  }
  if (offer) return `${OPEN_OFFERS[offer.kind] ?? 'offer'} ${until(offer.valid_until)}`;
  if (status === 'pending') return expires_at ? `pending ${until(expires_at)}` : 'pending';
  if (request.delivered_at) return review_until ? `in review ${until(review_until)}` : 'in review';
  if (dueOn === null) return 'no due date';
  const due = formatDue(dueOn, clock);
  return due.charAt(0).toLowerCase() + due.slice(1);
}
