import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';

export type CreatorTotals = {
  projects: number;
  services: number;
  /** How many reviews gave five stars, four, and so on down to one. */
  stars: { stars: number; count: number }[];
};

const STARS = [5, 4, 3, 2, 1];

/** How much a creator has to show, for those of whom the lists hold only a part. */
export async function creatorTotals(client: DataClient, userId: string): Promise<CreatorTotals> {
  const head = { count: 'exact', head: true } as const;
  const reviews = () => client.from('reviews').select('id', head).eq('target_user_id', userId);
  const [projects, services, ...stars] = await Promise.all([
    countOf(client.from('projects').select('id', head).eq('user_id', userId)),
    countOf(client.from('services').select('id', head).eq('user_id', userId).eq('is_active', true)),
    ...STARS.map((rating) => countOf(reviews().eq('rating', rating))),
  ]);
  return {
    projects,
    services,
    stars: STARS.map((value, index) => ({ stars: value, count: stars[index] ?? 0 })),
  };
}

type Counted = PromiseLike<{ count: number | null; error: unknown; status: number }>;

async function countOf(asking: Counted): Promise<number> {
  const { count, error, status } = await asking;
  if (error) throw toDataError(error, status);
  return count ?? 0;
}
