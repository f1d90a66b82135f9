import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { userQueries } from '@showcase/data/users';
import { allCreators } from '../all-rows.ts';

export const RATED_CREATORS = 3;

/** The first creators with the most reviews, best rating first; none if they cannot be read. */
export function useRatedCreators() {
  const { data, isPending } = useInfiniteList(userQueries(useDataClient()).search(allCreators));
  const creators = data
    .filter(({ rating_count }) => rating_count > 0)
    .sort((a, b) => b.rating_count - a.rating_count || b.rating_avg - a.rating_avg)
    .slice(0, RATED_CREATORS);
  return { creators, isPending };
}
