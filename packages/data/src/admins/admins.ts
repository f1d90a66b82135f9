import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { countTotals, listNewestCreators, listNewestProjects, type Totals } from './overview.ts';

/** False for a visitor. */
export async function amIAdmin(client: DataClient): Promise<boolean> {
  const { data, error, status } = await client.rpc('am_i_admin');
  if (!error) return data;
  const failure = toDataError(error, status);
  if (failure.kind === 'unauthenticated') return false;
  throw failure;
}

export function adminQueries(client: DataClient) {
  return {
    amIAdmin: () =>
      queryOptions({
        queryKey: ['admins', 'me'],
        queryFn: () => amIAdmin(client),
        meta: { failure: 'Error fetching admin grant:' },
      }),
    totals: () =>
      queryOptions({
        queryKey: ['admins', 'totals'],
        queryFn: (): Promise<Totals | null> => countTotals(client),
        meta: { failure: 'Error fetching totals:' },
      }),
    newestProjects: () =>
      queryOptions({
        queryKey: ['admins', 'newest-projects'],
        queryFn: () => listNewestProjects(client),
        meta: { failure: 'Error fetching newest projects:' },
      }),
    newestCreators: () =>
      queryOptions({
        queryKey: ['admins', 'newest-creators'],
        queryFn: () => listNewestCreators(client),
        meta: { failure: 'Error fetching newest creators:' },
      }),
  };
}
