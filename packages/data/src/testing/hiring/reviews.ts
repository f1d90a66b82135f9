import { hasText } from '../../has-text.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';

/** One for each request, like in the database. */
export function insertReview(state: FakeState, { body, callerId }: FakeRequest) {
  const review: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const { hire_request_id } = review;
  if (state.reviews.some((row) => row.hire_request_id === hire_request_id)) {
    return json({ code: '23505', message: 'duplicate key value' }, 409);
  }
  const isOwn = state.hireRequests.some(
    (row) =>
      row.id === hire_request_id &&
      row.status === 'completed' &&
      row.client_id === callerId &&
      row.creator_id === review.target_user_id,
  );
  if (!isOwn) {
    return json({ code: '42501', message: 'new row violates row-level security policy' }, 403);
  }
  const rating = Number(review.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    return json({ code: '23514', message: 'violates check constraint' }, 400);
  }
  state.reviews.push({
    id: crypto.randomUUID(),
    user_id: String(callerId),
    target_user_id: String(review.target_user_id),
    hire_request_id: String(hire_request_id),
    project_id: typeof review.project_id === 'string' ? review.project_id : null,
    rating,
    is_counted: true,
    comment: String(review.comment),
    reply: null,
    author_initial: state.users.find((user) => user.id === callerId)?.name[0] ?? '',
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  });
  return new Response(null, { status: 201 });
}

/** The authors, for the reviewed creator. */
export function reviewAuthors(
  state: FakeState,
  { callerId }: FakeRequest,
  { review_ids }: Record<string, unknown>,
) {
  const ids = Array.isArray(review_ids) ? review_ids : [];
  const own = state.reviews.filter(
    (row) => row.target_user_id === callerId && ids.includes(row.id),
  );
  return json(
    own.flatMap(({ id, user_id }) => {
      const author = state.users.find((user) => user.id === user_id);
      return author ? [{ review_id: id, name: author.name, avatar: author.avatar }] : [];
    }),
  );
}

/** Once, by who is reviewed. */
export function replyToReview(
  state: FakeState,
  { callerId }: FakeRequest,
  input: Record<string, unknown>,
) {
  const review = state.reviews.find(
    ({ id, target_user_id }) => id === input.id && target_user_id === callerId,
  );
  if (!review)
    return fail(404, 'PT404', "This review no longer exists, or it isn't yours to reply to");
  const text = String(input.text);
  if (!hasText(text) || [...text].length > 2000) {
    return fail(400, 'PT400', 'Write a reply of at most 2000 characters');
  }
  if (review.reply !== null && review.reply !== text) {
    return fail(409, 'PT409', 'You already replied to this review');
  }
  review.reply = text;
  return new Response(null, { status: 204 });
}

function fail(status: number, code: string, message: string) {
  return json({ code, message }, status);
}
