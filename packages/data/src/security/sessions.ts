import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';

/** Ends another session of the user: it gets no new token, and can no longer do what needs a confirmation. */
export async function endSession(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('end_session', { id }));
}

export async function endOtherSessions(client: DataClient): Promise<void> {
  unwrap(await client.rpc('end_other_sessions'));
}

/** Ends a session by its id, or with null all others. */
export const endSessionOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string | null) =>
      id === null ? endOtherSessions(client) : endSession(client, id),
    onSuccess: () => invalidateQueries(queryClient, ['sessions']),
  });
