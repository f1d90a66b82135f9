import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
import { pagesByKey, rowsAfter } from '../query/key-pages.ts';
import { isUuid } from '../uuid.ts';
import { countStars } from './count-stars.ts';
import type { Review } from './review.ts';

const REVIEW_COLUMNS =
  'id, user_id, target_user_id, rating, comment, reply, project_id, created_at, author_initial, author:users!reviews_user_id_fkey(name, avatar), project:projects!reviews_project_id_fkey(id, title)';

/** The last row of the page before, where there is one. */
type ReviewKey = Pick<Review, 'id' | 'created_at'> | null;

/** Newest first. */
export async function listReviewsOfCreator(
  client: DataClient,
  { userId, after = null }: { userId: string; after?: ReviewKey },
): Promise<Review[]> {
  if (!isUuid(userId)) return [];
  const reviews = client.from('reviews').select(REVIEW_COLUMNS).eq('target_user_id', userId);
  const rest = after ? reviews.or(rowsAfter(after, 'created_at', 'descending')) : reviews;
  return unwrap(
    await rest
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
}

/** Newest first. */
export async function listReviewsOfProject(
  client: DataClient,
  projectId: string,
): Promise<Review[]> {
  if (!isUuid(projectId)) return [];
  return unwrap(
    await client
      .from('reviews')
      .select(REVIEW_COLUMNS)
      .eq('project_id', projectId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
}

const OF_CREATOR = { failure: 'Error fetching reviews:' };

export function reviewQueries(client: DataClient) {
  return {
    ofCreator: (userId: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-creator', userId],
        queryFn: () => listReviewsOfCreator(client, { userId }),
        meta: OF_CREATOR,
      }),
    pagesOfCreator: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['reviews', 'pages-of-creator', userId],
        ...pagesByKey<Review>((after) => listReviewsOfCreator(client, { userId, after })),
        meta: OF_CREATOR,
      }),
    ofProject: (projectId: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-project', projectId],
        queryFn: () => listReviewsOfProject(client, projectId),
        meta: { failure: 'Error fetching project reviews:' },
      }),
    /** For those of which the list is only a part. */
    starsOfProject: (projectId: string) =>
      queryOptions({
        queryKey: ['reviews', 'stars-of-project', projectId],
        queryFn: () => countStars(client, { project_id: projectId }),
        meta: { failure: 'Error counting project reviews:' },
      }),
  };
}
