import type { DataClient } from '../client/types.ts';
import { readCount } from '../http/read-count.ts';

/** The number of reviews per rating, from five stars down to one. */
export type StarCount = { stars: number; count: number };

const STARS = [5, 4, 3, 2, 1];

/** Counts all reviews in the rating of a creator or of a project. */
export async function countStars(
  client: DataClient,
  target: { target_user_id: string } | { project_id: string },
): Promise<StarCount[]> {
  const counts = STARS.map((rating) =>
    readCount(
      client
        .from('reviews')
        .select('id', { count: 'exact', head: true })
        .match({ ...target, rating, is_counted: true }),
    ),
  );
  return (await Promise.all(counts)).map((count, index) => ({ stars: STARS[index] ?? 0, count }));
}
