import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

/** Whether the user's public projects run, of all of them at once. */
export const ownChecksOptions = (client: DataClient, userId: string) =>
  queryOptions({
    queryKey: ['projects', 'own-checks', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await client
          .from('project_checks')
          .select(
            'project_id, state, since, failures, checked_at, days:project_check_days(day, ok, failed), project:projects!inner(user_id)',
          )
          .eq('project.user_id', userId)
          .abortSignal(signal),
      ),
    meta: { failure: 'Error fetching checks of projects:' },
  });
