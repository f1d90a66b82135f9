import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { LIST_LIMIT } from '../constants.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { pagesByKey, rowsAfter } from '../query/key-pages.ts';
import { getSignedInUserId } from '../session/signed-in-user-id.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';
import { findQuotedReview } from './quoted-review.ts';
import { countStars } from './count-stars.ts';
import { findHires } from './hires.ts';
import { selectReviews, type Review, type ReviewRow } from './review.ts';

const authorsSchema = v.array(
  v.object({ review_id: v.string(), name: v.string(), avatar: v.nullable(v.string()) }),
);

/** The last row of the previous page, if there is one. */
type ReviewKey = Pick<Review, 'id' | 'created_at'> | null;

/** Newest first. */
export async function listCreatorReviews(
  client: DataClient,
  { userId, after = null }: { userId: string; after?: ReviewKey },
): Promise<Review[]> {
  if (!isUuid(userId)) return [];
  const reviews = selectReviews(client).eq('target_user_id', userId);
  const remaining = after ? reviews.or(rowsAfter(after, 'created_at', 'descending')) : reviews;
  const rows = unwrap(
    await remaining
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
  return withDetails(client, rows, userId);
}

/** Null if it is deleted or belongs to another creator. */
async function getCreatorReview(
  client: DataClient,
  { userId, id }: { userId: string; id: string },
): Promise<Review | null> {
  if (!isUuid(userId) || !isUuid(id)) return null;
  const reviews = selectReviews(client).eq('target_user_id', userId);
  const row = unwrap(await reviews.eq('id', id).maybeSingle());
  const [review = null] = await withDetails(client, row ? [row] : [], userId);
  return review;
}

/** Newest first. */
export async function listProjectReviews(client: DataClient, projectId: string): Promise<Review[]> {
  if (!isUuid(projectId)) return [];
  const rows = unwrap(
    await selectReviews(client)
      .eq('project_id', projectId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
  return withDetails(client, rows);
}

/** Adds the work that each review is about and, for the reviewed creator, the authors. */
async function withDetails(client: DataClient, rows: ReviewRow[], creatorId?: string) {
  const ids = rows.map(({ id }) => id);
  const [hires, authors] = await Promise.all([
    findHires(client, ids),
    findAuthors(client, ids, creatorId),
  ]);
  return rows.map((row): Review => {
    return { ...row, author: authors.get(row.id) ?? null, hire: hires.get(row.id) ?? null };
  });
}

/** By the id of the review, for the reviewed creator, the only one who can read them. */
async function findAuthors(client: DataClient, review_ids: string[], creatorId?: string) {
  const isOwn = (await getSignedInUserId(client)) === creatorId;
  if (!isOwn || review_ids.length === 0) return new Map<string, Review['author']>();
  const schema = authorsSchema;
  const authors = await readRpc(client, 'review_authors', { review_ids }, { schema });
  return new Map(authors.map(({ review_id, name, avatar }) => [review_id, { name, avatar }]));
}

export function reviewQueries(client: DataClient) {
  return {
    /** A review for the landing page. */
    quoted: () =>
      queryOptions({
        queryKey: ['reviews', 'quoted'],
        queryFn: () => findQuotedReview(client),
        meta: { failure: 'Error fetching reviews:' },
      }),
    pagesByCreator: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['reviews', 'pages-of-creator', userId],
        ...pagesByKey<Review>((after) => listCreatorReviews(client, { userId, after })),
        meta: { failure: 'Error fetching reviews:' },
      }),
    /** For a link to a review that may not be on a loaded page. */
    byCreatorAndId: (userId: string, id: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-creator', userId, id],
        queryFn: () => getCreatorReview(client, { userId, id }),
        meta: { failure: 'Error fetching review:' },
      }),
    byProject: (projectId: string) =>
      queryOptions({
        queryKey: ['reviews', 'of-project', projectId],
        queryFn: () => listProjectReviews(client, projectId),
        meta: { failure: 'Error fetching project reviews:' },
      }),
    /** For projects whose reviews are loaded only in part. */
    starsByProject: (projectId: string) =>
      queryOptions({
        queryKey: ['reviews', 'stars-of-project', projectId],
        queryFn: () => countStars(client, { project_id: projectId }),
        meta: { failure: 'Error counting project reviews:' },
      }),
  };
}
