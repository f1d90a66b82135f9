import type { HireRequest, HireRequestAction, HireRequestSide } from './hire-request.ts';

type State = Pick<HireRequest, 'status' | 'delivered_at'>;

/** What this side can do with a request now, following the rules of the database; the primary action first. */
export function openActions(request: State, side: HireRequestSide): HireRequestAction[] {
  const isDelivered = request.delivered_at !== null;
  switch (request.status) {
    case 'pending':
      return side === 'creator' ? ['accept', 'decline'] : ['cancel'];
    case 'accepted':
      if (side === 'creator') return isDelivered ? ['end'] : ['deliver', 'end'];
      return isDelivered ? ['approve', 'ask_changes', 'end'] : ['end'];
    case 'completed':
    case 'rejected':
      return [];
  }
}

const REVIEW_EDIT_DAYS = 14;

/** Whether the client can write the one review of this request. */
export function canReview(
  request: Pick<HireRequest, 'status' | 'creator_id'> & { review: unknown },
): boolean {
  return request.status === 'completed' && request.creator_id !== null && request.review === null;
}

/** A review can be edited for 14 days. */
export function canEditReview(review: { created_at: string }, now = Date.now()): boolean {
  return now - Date.parse(review.created_at) < REVIEW_EDIT_DAYS * 86_400_000;
}
