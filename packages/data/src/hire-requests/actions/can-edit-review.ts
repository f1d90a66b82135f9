const REVIEW_EDIT_DAYS = 14;

/** A review can be edited for 14 days. */
export function canEditReview(
  review: { created_at: string; hidden_because?: string | null },
  now = Date.now(),
): boolean {
  return (
    !review.hidden_because && now - Date.parse(review.created_at) < REVIEW_EDIT_DAYS * 86_400_000
  );
}
