import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';

const ownProofSchema = v.object({
  /** A host, or a repository such as `github.com/ada/app`. */
  subject: v.string(),
  /** What the user publishes to prove that it is theirs. */
  text: v.string(),
  method: v.nullable(v.string()),
  proven_at: v.nullable(v.string()),
  lost_at: v.nullable(v.string()),
  /** Whether a check is due or running. */
  is_waiting: v.boolean(),
  /** What the last check found: `proven`, `missing`, `other-text`, or why nothing could be read. */
  outcome: v.nullable(v.string()),
  checked_at: v.nullable(v.string()),
});

export type OwnProof = v.InferOutput<typeof ownProofSchema>;

/** While a check is due or running, in milliseconds. */
const REFETCH_INTERVAL = 2_000;

/** What the user can prove about a project of theirs; none without a live URL and a repository. */
export const ownProofsOptions = (client: DataClient, projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own-proofs', projectId],
    queryFn: async ({ signal }) =>
      (await readRpc(
        client,
        'my_project_proofs',
        { project_id: projectId },
        { schema: v.nullable(v.array(ownProofSchema)), signal },
      )) ?? [],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ is_waiting }) => is_waiting) ? REFETCH_INTERVAL : false,
    meta: { failure: 'Error fetching proofs of a project:' },
  });

/** Checks soon whether a project of the user runs and is proven, three times an hour at most. */
export const checkProjectOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (projectId: string) => {
      unwrap(await client.rpc('check_project', { project_id: projectId }));
    },
    onSettled: (_data, _error, projectId) =>
      invalidateQueries(queryClient, ['projects', 'own-proofs', projectId]),
    onError: (error) => console.error('Error checking a project:', error),
  });
