import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { HireRequest } from '../hire-request.ts';

export type ProposeEndInput = {
  id: string;
  /** 10 to 1000 characters. */
  reason: string;
  /** The version that the proposal is based on; throws 'conflict' if the request has changed since. */
  expectedVersion: number;
};

/**
 * Asks the other side to end an accepted request. Five days without an answer are a yes, unless the milestone in work was ever delivered.
 * Proposing it twice is proposing it once.
 */
export async function proposeEnd(
  client: DataClient,
  { id, reason, expectedVersion }: ProposeEndInput,
): Promise<HireRequest> {
  return unwrap(await client.rpc('propose_end', { id, reason, expected_version: expectedVersion }));
}

export type AnswerEndInput = {
  id: string;
  /** Accept and decline are the other side's, withdraw is the one's who proposed it. */
  action: 'accept' | 'decline' | 'withdraw';
  note?: string;
  /** For 'accept', so that who agrees knows what was delivered meanwhile. */
  expectedVersion?: number;
};

/** Answers a proposal to end a request, or takes it back. The same answer twice is one. */
export async function answerEnd(
  client: DataClient,
  { id, action, note, expectedVersion }: AnswerEndInput,
): Promise<HireRequest> {
  return unwrap(
    await client.rpc('answer_end', {
      id,
      action,
      ...(note !== undefined && { note }),
      ...(expectedVersion !== undefined && { expected_version: expectedVersion }),
    }),
  );
}
