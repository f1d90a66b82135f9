import type { HireRequest, HireRequestSide, HireRequestStatus } from '@showcase/data/hire-requests';
import { formatDate } from '@showcase/ui';
import { SIDE_TEXTS } from './side-texts.ts';

export const STATUS_LABELS = {
  pending: 'Pending',
  accepted: 'Accepted',
  completed: 'Completed',
  rejected: 'Rejected',
} as const satisfies Record<HireRequestStatus, string>;

export const STATUS_BADGES = {
  pending: 'warning',
  accepted: 'accent',
  completed: 'success',
  rejected: 'neutral',
} as const satisfies Record<HireRequestStatus, string>;

/** A delivered request completes automatically after this many days. */
const COMPLETION_DAYS = 14;

type State = Pick<HireRequest, 'status' | 'resolution' | 'delivered_at'>;

/** Details that the status alone does not express. */
export function getStateHint(
  { status, resolution, delivered_at }: State,
  side: HireRequestSide,
): string | null {
  if (status === 'accepted' && delivered_at) {
    return `Delivered ${formatDate(delivered_at)}. ${getCompletionHint({ status, delivered_at })}`;
  }
  return resolution && SIDE_TEXTS[side].resolutionHints[resolution];
}

/** When a delivered request completes without an answer. */
export function getCompletionHint(request: Pick<State, 'status' | 'delivered_at'>) {
  const date = getCompletionDate(request);
  return date && `Completes automatically on ${formatDate(date)}.`;
}

/** Null unless the request is delivered and not completed. */
export function getCompletionDate({
  status,
  delivered_at,
}: Pick<State, 'status' | 'delivered_at'>) {
  if (status !== 'accepted' || !delivered_at) return null;
  const date = new Date(delivered_at);
  date.setDate(date.getDate() + COMPLETION_DAYS);
  return date;
}
