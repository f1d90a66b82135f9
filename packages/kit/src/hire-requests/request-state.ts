import type {
  HireRequest,
  HireRequestEvent,
  HireRequestSide,
  HireRequestStatus,
} from '@showcase/data/hire-requests';
import { formatDate, isolated } from '@showcase/ui';
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

type State = Pick<HireRequest, 'status' | 'resolution' | 'delivered_at'>;

/** Details that the status alone does not express. */
export function getStateHint(
  { status, resolution, delivered_at }: State,
  side: HireRequestSide,
): string | null {
  const { deliveredHint, resolutionHints } = SIDE_TEXTS[side];
  if (status === 'accepted' && delivered_at) return deliveredHint(formatDate(delivered_at));
  return resolution && resolutionHints[resolution];
}

const ACTION_LABELS = {
  create: 'sent the request',
  accept: 'accepted',
  decline: 'declined',
  cancel: 'withdrew the request',
  deliver: 'delivered',
  ask_changes: 'requested changes',
  approve: 'approved the work',
  end: 'ended the request',
} as const;

/** One entry of the timeline. */
export function getEventTitle(
  { action, actor_id }: Pick<HireRequestEvent, 'action' | 'actor_id'>,
  { userId, counterpartyName }: { userId: string; counterpartyName: string },
): string {
  if (action === 'complete') return 'Completed 14 days after delivery';
  if (actor_id === userId) return `You ${ACTION_LABELS[action]}`;
  return isolated`${actor_id === null ? 'Deleted account' : counterpartyName} ${ACTION_LABELS[action]}`;
}
