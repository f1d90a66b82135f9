import type { HireRequest, HireRequestEvent, HireRequestStatus } from '@showcase/data';
import { formatDate, isolated } from '@showcase/ui';

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

/** Details that the status alone does not express, from the developer's side. */
export function getStateHint({ status, resolution, delivered_at }: State): string | null {
  if (status === 'accepted' && delivered_at) {
    return `Delivered ${formatDate(delivered_at)}. It completes automatically 14 days later.`;
  }
  switch (resolution) {
    case 'approved':
      return 'Approved by the client.';
    case 'automatic':
      return 'Completed automatically 14 days after delivery.';
    case 'declined':
      return 'You declined this request.';
    case 'withdrawn':
      return 'Withdrawn by the client.';
    case 'ended':
      return 'Ended before it was completed.';
    case null:
      return null;
  }
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
  { userId, clientName }: { userId: string; clientName: string },
): string {
  if (action === 'complete') return 'Completed 14 days after delivery';
  if (actor_id === userId) return `You ${ACTION_LABELS[action]}`;
  return isolated`${actor_id === null ? 'Deleted account' : clientName} ${ACTION_LABELS[action]}`;
}
