import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';
import type { Review } from './review.ts';

const REVIEW_COLUMNS =
  'id, user_id, target_user_id, rating, comment, reply, project_id, created_at, author_initial, author:users!reviews_user_id_fkey(name, avatar), project:projects!reviews_project_id_fkey(id, title)';

/** Newest first. */
export async function listReviewsOfCreator(client: DataClient, userId: string): Promise<Review[]> {
  if (!isUuid(userId)) return [];
  return unwrap(
    await client
      .from('reviews')
      .select(REVIEW_COLUMNS)
      .eq('target_user_id', userId)
      .order('created_at', { ascending: false })
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
      .limit(LIST_LIMIT),
  );
}

export function reviewQueries(client: DataClient) {
  return {
    ofCreator: (userId: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-creator', userId],
        queryFn: () => listReviewsOfCreator(client, userId),
        meta: { failure: 'Error fetching reviews:' },
      }),
    ofProject: (projectId: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-project', projectId],
        queryFn: () => listReviewsOfProject(client, projectId),
        meta: { failure: 'Error fetching project reviews:' },
      }),
  };
}
