import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { CASE_STATUSES } from '../hire-requests/cases/case.ts';
import { readRpc } from '../http/read-rpc.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { z } from '../zod-mini.ts';

const binding = z.object({
  request_id: z.string(),
  /** Of the hire request. */
  title: z.string(),
  /** Of the user. */
  side: z.enum(['client', 'creator']),
});

/** When it no longer prevents a deletion. */
const until = z.string();

const obligationSchema = z.discriminatedUnion('kind', [
  z.extend(binding, { kind: z.literal('work'), until }),
  z.extend(binding, { kind: z.literal('case'), status: z.enum(CASE_STATUSES) }),
  z.extend(binding, { kind: z.literal('refund'), number: z.string(), cents: z.number(), until }),
  z.extend(binding, { kind: z.literal('invoice'), number: z.string(), cents: z.number(), until }),
]);

/** Obligations that keep the signed-in user from deleting their account: accepted work, a case or its appeal, a refund that is owed, an invoice that is not paid. */
export type Obligation = z.infer<typeof obligationSchema>;

export const obligationsQuery = (client: DataClient, userId: string) =>
  queryOptions({
    queryKey: ['obligations', userId],
    queryFn: (): Promise<Obligation[] | null> =>
      readRpc(client, 'my_obligations', {}, { schema: z.array(obligationSchema) }),
    meta: { failure: 'Error fetching obligations:' },
  });

export const refetchObligations = (queryClient: QueryClient, userId: string) =>
  invalidateQueries(queryClient, ['obligations', userId]);
