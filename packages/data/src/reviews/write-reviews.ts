import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { DataError, isOutage } from '../client/data-error.ts';
import { isSameContent } from '../http/same-content.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach, invalidateQueries } from '../query/invalidate-queries.ts';

type NewReview = {
  hireRequestId: string;
  creatorId: string;
  projectId: string | null;
  rating: number;
  comment: string;
};

/** Creates the one review of a completed request. Repeating it has no effect; throws 'conflict' if a different review exists. */
export async function createReview(client: DataClient, review: NewReview): Promise<void> {
  const { hireRequestId, creatorId, projectId: project_id, rating, comment } = review;
  const content = { target_user_id: creatorId, project_id, rating, comment };
  const row = { hire_request_id: hireRequestId, ...content };
  const { error, status } = await client.from('reviews').insert(row);
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind === 'conflict') {
    const stored = await getReviewByRequest(client, hireRequestId);
    // Stored by an earlier attempt whose response was lost.
    if (stored && isSameContent(content, stored)) return;
    if (stored) throw savedElsewhere(stored);
  }
  throw failure;
}

type ReviewText = { rating: number; comment: string };
type ReviewChange = ReviewText & {
  id: string;
  /** The value when the user began. */
  former: ReviewText;
};

/** Within 14 days. Throws 'not-found' after that, or if it belongs to another user, and 'conflict' if it says something else by now. */
export async function updateReview(client: DataClient, change: ReviewChange): Promise<void> {
  const { id, rating, comment, former } = change;
  const reviews = client.from('reviews').select('rating, comment, updated_at').eq('id', id);
  const current = unwrap(await reviews.maybeSingle());
  const isStored = (text: ReviewText) =>
    text.rating === current?.rating && text.comment === current.comment;
  if (isStored({ rating, comment })) return;
  if (current && !isStored(former)) throw savedElsewhere(current);
  const changed = unwrap(
    await client
      .from('reviews')
      .update({ rating, comment })
      .eq('id', id)
      .eq('updated_at', current?.updated_at ?? '')
      .select('id'),
  );
  if (changed.length > 0) return;
  const message = "You can't change this review anymore";
  throw new DataError({ kind: 'not-found', message, sentence: message, status: 200 });
}

/** Names what was saved, so that both texts can be read. */
function savedElsewhere({ rating, comment }: ReviewText) {
  const stars = rating === 1 ? '1 star' : `${rating} stars`;
  const sentence = `In another window, you saved ${stars} and “\u2068${comment}\u2069”. Nothing you typed here is lost.`;
  return new DataError({ kind: 'conflict', message: sentence, sentence, status: 409 });
}

type ReplyInput = {
  id: string;
  text: string;
  /** Of the version that the reply is about. */
  edited_at: string | null;
};

/** Creates the one reply of the reviewed creator to this version. Repeating it has no effect; a different text or another version throws 'conflict'. */
export async function replyToReview(client: DataClient, reply: ReplyInput): Promise<void> {
  const { edited_at, ...input } = reply;
  unwrap(await client.rpc('reply_to_review', edited_at === null ? input : { ...input, edited_at }));
}

async function getReviewByRequest(client: DataClient, hireRequestId: string) {
  const columns = 'target_user_id, project_id, rating, comment';
  const reviews = client.from('reviews').select(columns).eq('hire_request_id', hireRequestId);
  return unwrap(await reviews.maybeSingle());
}

type ReviewSave = NewReview & {
  /** The published review of the user; null for a new one. */
  former: (ReviewText & { id: string }) | null;
};

/** Repeating a save has no effect, so it is retried once. */
export const saveReviewOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ former, ...review }: ReviewSave) => {
      if (!former) return createReview(client, review);
      const { rating, comment } = review;
      return updateReview(client, { id: former.id, rating, comment, former });
    },
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateEach(queryClient, [['hire-requests'], ['reviews'], ['users']]),
    onError: (error) => console.error('Error saving review:', error),
  });

/** Repeating a reply has no effect, so it is retried once. */
export const replyToReviewOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (input: ReplyInput) => replyToReview(client, input),
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => invalidateQueries(queryClient, ['reviews']),
    onError: (error) => {
      console.error('Error replying to review:', error);
      if (toDataError(error).kind === 'conflict')
        return invalidateQueries(queryClient, ['reviews']);
    },
  });
