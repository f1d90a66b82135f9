import type { DataClient } from '@showcase/data/client';
import { projectQueries } from '@showcase/data/projects';
import { itemQueries, LIST_LIMIT } from '@showcase/data/query';
import { reputationQueries } from '@showcase/data/reputation';
import { reviewQueries } from '@showcase/data/reviews';
import { serviceQueries } from '@showcase/data/services';
import { userQueries } from '@showcase/data/users';
import type { QueryClient } from '@tanstack/react-query';

type Services = { client: DataClient; queryClient: QueryClient };

/** Reads what the page at `/creators/:id` shows. */
export async function loadCreatorById(services: Services, id: string): Promise<void> {
  const { client, queryClient } = services;
  const [user] = await Promise.all([
    queryClient.fetchQuery(userQueries(client).byId(id)),
    loadLists(services, id),
  ]);
  if (!user?.is_dev) await queryClient.prefetchQuery(itemQueries(client).status('user', id));
}

/** Reads what the page at `/creator/:username` shows: the lists need the id. */
export async function loadCreatorByUsername(services: Services, username: string): Promise<void> {
  const { client, queryClient } = services;
  const user = await queryClient.fetchQuery(userQueries(client).byUsername(username));
  if (user?.is_dev) await loadLists(services, user.id);
  else await queryClient.prefetchQuery(itemQueries(client).byUsername(username));
}

async function loadLists({ client, queryClient }: Services, id: string): Promise<void> {
  const [projects, services, reviews] = await Promise.all([
    queryClient.fetchInfiniteQuery(projectQueries(client).pagesByUser(id)),
    queryClient.fetchInfiniteQuery(serviceQueries(client).pagesByUser(id)),
    queryClient.fetchInfiniteQuery(reviewQueries(client).pagesByCreator(id)),
    queryClient.prefetchQuery(reputationQueries(client).creator(id)),
  ]);
  const hasMore = [projects, services, reviews].some(
    ({ pages }) => (pages[0]?.items.length ?? 0) >= LIST_LIMIT,
  );
  if (hasMore) await queryClient.prefetchQuery(userQueries(client).totals(id));
}
