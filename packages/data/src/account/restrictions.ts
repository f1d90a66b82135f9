import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/client.ts';
import { readRpc } from '../http/read-rpc.ts';
import { REPORT_KINDS } from '../reports/report.ts';
import { z } from '../zod.ts';

const restrictionSchema = z.object({ reason: z.string(), at: z.string() });

const restrictionsSchema = z.object({
  suspended: restrictionSchema.nullable(),
  hidden: z.array(restrictionSchema.extend({ kind: z.enum(REPORT_KINDS), id: z.string() })),
});

/** What admins decided about the signed-in user and why, but not which admin. */
export type Restrictions = z.infer<typeof restrictionsSchema>;

function getRestrictions(client: DataClient): Promise<Restrictions> {
  return readRpc(client, 'my_restrictions', {}, { schema: restrictionsSchema });
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
