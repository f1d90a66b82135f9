import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import type { ReportKind } from '../reports/report.ts';

type Restriction = { reason: string; at: string };

/** What admins decided about the signed-in user and why, but not which admin. */
export type Restrictions = {
  suspended: Restriction | null;
  hidden: (Restriction & { kind: ReportKind; id: string })[];
};

async function getRestrictions(client: DataClient): Promise<Restrictions> {
  const result: unknown = unwrap(await client.rpc('my_restrictions'));
  if (!isRestrictions(result)) {
    throw new DataError({
      kind: 'server',
      message: 'The response has no restrictions',
      status: 200,
    });
  }
  return result;
}

function isRestrictions(result: unknown): result is Restrictions {
  return (
    typeof result === 'object' && result !== null && 'suspended' in result && 'hidden' in result
  );
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
