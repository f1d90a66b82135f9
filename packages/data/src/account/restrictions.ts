import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { ITEM_KINDS } from '../reports/report.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import * as v from 'valibot';

const restrictionSchema = v.object({ reason: v.string(), at: v.string() });

const appealSchema = v.object({
  text: v.string(),
  at: v.string(),
  /** Null while it waits. */
  outcome: v.nullable(v.picklist(['lift', 'uphold'])),
  note: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  /** Whether nobody may decide it yet, because only the admin who suspended the user is one. */
  lacks_admin: v.boolean(),
});

const restrictionsSchema = v.object({
  suspended: v.nullable(
    v.object({ ...restrictionSchema.entries, appeal: v.nullable(appealSchema) }),
  ),
  hidden: v.array(
    v.object({ ...restrictionSchema.entries, kind: v.picklist(ITEM_KINDS), id: v.string() }),
  ),
});

/** The decisions of admins about the signed-in user with the reasons, but not which admin. */
export type Restrictions = v.InferOutput<typeof restrictionsSchema>;

export function getRestrictions(client: DataClient): Promise<Restrictions> {
  return readRpc(client, 'my_restrictions', {}, { schema: restrictionsSchema });
}

/** The answer of a suspended user, once per suspension. Throws 'conflict' if they appealed already, or are not suspended. */
export async function appealSuspension(client: DataClient, text: string): Promise<void> {
  unwrap(await client.rpc('appeal_suspension', { text }));
}

export function restrictionQueries(client: DataClient) {
  return {
    mine: (userId: string) =>
      queryOptions({
        queryKey: ['restrictions', userId],
        queryFn: (): Promise<Restrictions | null> => getRestrictions(client),
        enabled: userId !== '',
        meta: { failure: 'Error fetching restrictions:' },
      }),
  };
}

export function appealSuspensionOptions(client: DataClient, queryClient: QueryClient) {
  const refetch = () => void invalidateQueries(queryClient, ['restrictions']);
  return mutationOptions({
    mutationFn: (text: string) => appealSuspension(client, text),
    onSuccess: refetch,
    onError(error) {
      console.error('Error appealing a suspension:', error);
      // It was appealed or lifted in the meantime.
      if (error.kind === 'conflict') refetch();
    },
  });
}
