import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';

type NewReview = {
  /** Made by the form, so that a repeated call after a lost answer is the same review. */
  id: string;
  hireRequestId: string;
  creatorId: string;
  projectId: string | null;
  rating: number;
  comment: string;
};

/** The one review of a completed request. Throws 'conflict' where there is another one already. */
export async function createReview(client: DataClient, review: NewReview): Promise<void> {
  const { error, status } = await client.from('reviews').insert({
    id: review.id,
    hire_request_id: review.hireRequestId,
    target_user_id: review.creatorId,
    project_id: review.projectId,
    rating: review.rating,
    comment: review.comment,
  });
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind === 'conflict' && (await exists(client, review.id))) return;
  throw failure;
}

/** Within 14 days. Throws 'not-found' later, or where it is another's. */
export async function updateReview(
  client: DataClient,
  { id, rating, comment }: { id: string; rating: number; comment: string },
): Promise<void> {
  const changed = unwrap(
    await client.from('reviews').update({ rating, comment }).eq('id', id).select('id'),
  );
  if (changed.length > 0) return;
  const message = 'This review can no longer be changed';
  throw new DataError({ kind: 'not-found', message, sentence: message, status: 200 });
}

/** The one reply of the reviewed creator; the same text again is the same reply, another one is a conflict. */
export async function replyToReview(
  client: DataClient,
  { id, text }: { id: string; text: string },
): Promise<void> {
  unwrap(await client.rpc('reply_to_review', { id, text }));
}

async function exists(client: DataClient, id: string) {
  return unwrap(await client.from('reviews').select('id').eq('id', id)).length > 0;
}
