import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../../client/types.ts';
import { DataError } from '../../client/data-error.ts';
import { caseRow, type CaseOutcome } from '../../hire-requests/cases/case.ts';
import { evidenceRow, type CaseEvidence } from '../../hire-requests/cases/evidence.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { invalidateEach } from '../../query/invalidate-queries.ts';
import { isUuid } from '../../uuid.ts';
import * as v from 'valibot';
import { personSchema } from '../admin-page.ts';

export const managedCaseSchema = v.object({
  ...v.pick(caseRow, [
    'id',
    'kind',
    'status',
    'outcome',
    'cents',
    'amount_cents',
    'created_at',
    'answer_due_at',
    'closed_at',
  ]).entries,
  /** Of the request. */
  title: v.string(),
  client: personSchema,
  creator: personSchema,
  /** False too if the signed-in admin knows a side of it, or has decided it before. */
  may_decide: v.boolean(),
});

/** A case about a hire request, without what was said in it. */
export type ManagedCase = v.InferOutput<typeof managedCaseSchema>;

/** The evidence of a case that waits for a decision. Each call is in the audit log. */
export async function openManagedCase(client: DataClient, id: string): Promise<CaseEvidence> {
  if (!isUuid(id)) {
    const message = 'This case no longer exists';
    throw new DataError({ kind: 'not-found', message, sentence: message, status: 404 });
  }
  return readRpcOnce(client, 'admin_open_case', { id }, { schema: evidenceRow });
}

type CaseDecision = {
  id: string;
  outcome: Exclude<CaseOutcome, 'redo'>;
  note: string;
  /** For a part. */
  cents?: number;
};

/** Throws 'conflict' if another admin was first. */
export async function decideCase(
  client: DataClient,
  { outcome, ...decision }: CaseDecision,
): Promise<void> {
  unwrap(
    await client.rpc('admin_decide_case', {
      outcome: outcome === 'all' ? 'full' : outcome,
      ...decision,
    }),
  );
}

/** The evidence stays as it was read: a second look would be in the audit log too. */
export const decideCaseOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (decision: CaseDecision) => decideCase(client, decision),
    onSuccess() {
      void invalidateEach(
        queryClient,
        ['overview', 'records', 'audit'].map((part) => ['admins', part]),
      );
    },
  });
