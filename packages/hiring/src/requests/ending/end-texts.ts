import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { formatTimeDay } from '../plan/due-date.ts';

type Ending = Pick<
  ListedHireRequest,
  'client' | 'creator' | 'end_asked_by' | 'ends_at' | 'open_case' | 'time_zone'
>;

/** Who asks to end a request; null if neither does. */
export function getEndTitle(request: Ending, side: HireRequestSide): string | null {
  if (request.end_asked_by === null) return null;
  return request.end_asked_by === side
    ? 'You asked to end this request'
    : bidi`${getCounterparty(request, side).name} asks to end this request`;
}

/** The effect of no answer to that. */
export function describeSilence(request: Ending, side: HireRequestSide, now: Date): string {
  const clock = { now, zone: request.time_zone };
  const endsOn = request.ends_at && formatTimeDay(request.ends_at, clock);
  if (request.end_asked_by !== side) {
    return endsOn
      ? `It ends on ${endsOn} if you don't answer.`
      : 'Something was delivered, so it ends only if you agree.';
  }
  const { name } = getCounterparty(request, side);
  return endsOn
    ? bidi`It ends on ${endsOn} if ${name} doesn't answer.`
    : bidi`Something was delivered, so it ends only if ${name} agrees.`;
}

/** The line on a card; null if neither side asks to end the request, or a case about the delivery has to be settled first. */
export function getEndHint(request: Ending, side: HireRequestSide, now: Date): string | null {
  const title = getEndTitle(request, side);
  if (title === null || request.open_case?.kind === 'delivery') return null;
  return `${title}. ${describeSilence(request, side, now)}`;
}
