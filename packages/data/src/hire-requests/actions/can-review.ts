import type { ListedHireRequest } from '../hire-request.ts';

const REVIEW_EDIT_DAYS = 14;

/** Whether the client can write the one review of this request. */
export function canReview(
  request: Pick<ListedHireRequest, 'status' | 'creator_id'> & { review: unknown },
): boolean {
  return request.status === 'completed' && request.creator_id !== null && request.review === null;
}

/** A review can be edited for 14 days. */
export function canEditReview(review: { created_at: string }, now = Date.now()): boolean {
  return now - Date.parse(review.created_at) < REVIEW_EDIT_DAYS * 86_400_000;
}
