import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { CASE_STATUSES } from '../hire-requests/cases/case.ts';
import { readRpc } from '../http/read-rpc.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import * as v from 'valibot';

const binding = v.object({
  request_id: v.string(),
  /** Of the hire request. */
  title: v.string(),
  /** Of the user. */
  side: v.picklist(['client', 'creator']),
});

/** When it no longer prevents a deletion. */
const until = v.string();

const obligationSchema = v.variant('kind', [
  v.object({ ...binding.entries, kind: v.literal('work'), until }),
  v.object({ ...binding.entries, kind: v.literal('case'), status: v.picklist(CASE_STATUSES) }),
  v.object({
    ...binding.entries,
    kind: v.literal('refund'),
    number: v.string(),
    cents: v.number(),
    until,
  }),
  v.object({
    ...binding.entries,
    kind: v.literal('invoice'),
    number: v.string(),
    cents: v.number(),
    until,
  }),
]);

/** Obligations that keep the signed-in user from deleting their account: accepted work, a case or its appeal, a refund that is owed, an invoice that is not paid. */
export type Obligation = v.InferOutput<typeof obligationSchema>;

export const obligationsQuery = (client: DataClient, userId: string) =>
  queryOptions({
    queryKey: ['obligations', userId],
    queryFn: (): Promise<Obligation[] | null> =>
      readRpc(client, 'my_obligations', {}, { schema: v.array(obligationSchema) }),
    meta: { failure: 'Error fetching obligations:' },
  });

export const refetchObligations = (queryClient: QueryClient, userId: string) =>
  invalidateQueries(queryClient, ['obligations', userId]);
