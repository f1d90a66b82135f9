import type { AttachmentToSend } from '../../attachments/attachment.ts';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CaseSubject } from '../hire-request.ts';
import type { CaseOutcome } from './case.ts';

export type OpenCaseInput = {
  requestId: string;
  happened: string;
  wants: Exclude<CaseOutcome, 'none'>;
  /** For a part. */
  cents?: number;
  /** Whether the client has paid what no one says is paid; not given if they were not asked. */
  isPaid?: boolean;
  attachments?: AttachmentToSend[];
  about?: CaseSubject['subject'];
};

/** Opens a case; returns its id. The same key is the same case, so it can be retried after a lost response. */
export async function openCase(
  client: DataClient,
  { input, caseKey }: { input: OpenCaseInput; caseKey: string },
): Promise<string> {
  const { requestId, happened, wants, cents, isPaid, attachments, about } = input;
  return unwrap(
    await client.rpc('open_case', {
      request_id: requestId,
      happened,
      wants,
      case_key: caseKey,
      ...(cents !== undefined && { cents }),
      ...(isPaid !== undefined && { is_paid: isPaid }),
      ...(attachments !== undefined && { attachments }),
      ...(about !== undefined && { about }),
    }),
  );
}

export type CaseAnswer =
  | { action: 'accept' | 'withdraw' }
  | { action: 'redo' | 'dispute' | 'appeal'; text: string }
  | { action: 'counter'; text: string; outcome: CaseOutcome; cents?: number };

/** Answers a case, withdraws it, or appeals its decision. The same answer twice is one. */
export async function answerCase(
  client: DataClient,
  { id, ...answer }: CaseAnswer & { id: string },
): Promise<void> {
  unwrap(await client.rpc('answer_case', { id, ...answer }));
}
