import type { DataClient } from '../client/types.ts';
import { readCount } from '../http/read-count.ts';
import { countStars, type StarCount } from '../reviews/count-stars.ts';

export type CreatorTotals = {
  projects: number;
  services: number;
  reviews: number;
  stars: StarCount[];
};

/** Totals of a creator whose lists are loaded only in part. */
export async function getCreatorTotals(client: DataClient, userId: string): Promise<CreatorTotals> {
  const head = { count: 'exact', head: true } as const;
  const [projects, services, reviews, stars] = await Promise.all([
    readCount(client.from('projects').select('id', head).eq('user_id', userId)),
    readCount(
      client.from('services').select('id', head).eq('user_id', userId).eq('is_active', true),
    ),
    readCount(client.from('reviews').select('id', head).eq('target_user_id', userId)),
    countStars(client, { target_user_id: userId }),
  ]);
  return { projects, services, reviews, stars };
}
