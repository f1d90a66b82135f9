import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpcOnce } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import * as v from 'valibot';

/** The links that can bring a user here. */
export const PURPOSES = ['hire', 'work', 'both'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Milliseconds. Nobody waits longer for a question that they may skip. */
const QUESTION_TIMEOUT = 4000;

/** Whether to ask the user what brings them here. True once for each account: it counts as asked from then on. */
export const purposeQuery = (client: DataClient, userId: string) =>
  queryOptions({
    queryKey: ['purpose', userId],
    queryFn: () =>
      readRpcOnce(
        client,
        'ask_purpose',
        {},
        { schema: v.boolean(), signal: AbortSignal.timeout(QUESTION_TIMEOUT) },
      ),
    staleTime: Infinity,
    // Later, the database is asked again.
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    meta: { failure: 'Error fetching whether to ask for the purpose:' },
  });

/** The first answer counts. */
export async function answerPurpose(client: DataClient, purpose: Purpose): Promise<void> {
  unwrap(await client.rpc('answer_purpose', { purpose }));
}
