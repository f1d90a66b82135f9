import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { ITEM_KINDS } from '../reports/report.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { z } from '../zod-mini.ts';

const restrictionSchema = z.object({ reason: z.string(), at: z.string() });

const appealSchema = z.object({
  text: z.string(),
  at: z.string(),
  /** Null while it waits. */
  outcome: z.nullable(z.enum(['lift', 'uphold'])),
  note: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Whether nobody may decide it yet, because only the admin who suspended the user is one. */
  lacks_admin: z.boolean(),
});

const restrictionsSchema = z.object({
  suspended: z.nullable(z.extend(restrictionSchema, { appeal: z.nullable(appealSchema) })),
  hidden: z.array(z.extend(restrictionSchema, { kind: z.enum(ITEM_KINDS), id: z.string() })),
});

/** The decisions of admins about the signed-in user with the reasons, but not which admin. */
export type Restrictions = z.infer<typeof restrictionsSchema>;

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
