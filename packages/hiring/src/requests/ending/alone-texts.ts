import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { formatTimeDay } from '../plan/due-date.ts';

type Request = Pick<
  ListedHireRequest,
  'client' | 'creator' | 'ends_alone_from' | 'suspended_sides' | 'status' | 'time_zone'
>;

/** What stands still while a side is suspended, and from when one side can end the work alone; null if neither applies. */
export function describeEndAlone(
  request: Request,
  side: HireRequestSide,
  now: Date,
): string | null {
  const { ends_alone_from, suspended_sides, status } = request;
  if (status === 'completed' || status === 'rejected') return null;
  const { name } = getCounterparty(request, side);
  const otherSide = side === 'client' ? 'creator' : 'client';
  const isPast = (at: string) => new Date(at) <= now;
  const format = (at: string) => formatTimeDay(at, { now, zone: request.time_zone });
  const own = ends_alone_from[side];
  const others = ends_alone_from[otherSide];
  const isOtherSuspended = suspended_sides.includes(otherSide);

  const sentences: string[] = [];
  if (suspended_sides.includes(side)) {
    sentences.push(
      'Your account is suspended. You can end and settle this request, but not agree on anything new. The time in which only you can answer is paused.',
    );
  }
  if (isOtherSuspended) {
    sentences.push(
      bidi`${name}'s account is suspended, so the time in which only they can answer is paused.`,
    );
  }
  if (own && isPast(own)) sentences.push(bidi`You can end this request without ${name}.`);
  else if (own) {
    sentences.push(
      isOtherSuspended
        ? `If that lasts until ${format(own)}, you can end this request without them.`
        : bidi`If ${name} neither delivers nor answers until ${format(own)}, you can end this request without them.`,
    );
  }
  if (others && isPast(others)) sentences.push(bidi`${name} can end this request without you.`);
  else if (others)
    sentences.push(bidi`From ${format(others)}, ${name} can end this request without you.`);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
