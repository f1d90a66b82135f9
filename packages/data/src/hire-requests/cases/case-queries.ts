import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { isUuid } from '../../uuid.ts';
import * as v from 'valibot';
import { evidenceRow, type CaseEvidence } from './evidence.ts';

/** Null if it does not exist, or if the signed-in user is not a party of it. */
export async function getCaseEvidence(
  client: DataClient,
  id: string,
): Promise<CaseEvidence | null> {
  if (!isUuid(id)) return null;
  return readRpc(client, 'case_evidence', { id }, { schema: v.nullable(evidenceRow) });
}

export function caseQueries(client: DataClient) {
  return {
    evidence: (id: string) =>
      queryOptions({
        queryKey: ['hire-requests', 'case', id],
        queryFn: () => getCaseEvidence(client, id),
        meta: { failure: 'Error fetching case:' },
      }),
  };
}
