import type { AttachmentToSend } from '../../attachments/attachment.ts';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { HireRequest } from '../hire-request.ts';
import type { OfferTerms } from './offer.ts';

export type MakeOfferInput = {
  /** Of the request. */
  id: string;
  terms: OfferTerms;
  attachments?: AttachmentToSend[];
  /** The same call with the same key is the same offer, so it can be retried after a lost response. */
  offerKey: string;
  /** The version that the offer is based on; throws 'conflict' if the request has changed since. */
  expectedVersion: number;
};

/** Proposes terms: an offer or a counter-offer on a pending request, a change order on an accepted one. */
export async function makeOffer(
  client: DataClient,
  { id, terms, attachments, offerKey, expectedVersion }: MakeOfferInput,
): Promise<HireRequest> {
  const { title, scope, price, revisions, dueOn, days, milestones, note, validUntil } = terms;
  return unwrap(
    await client.rpc('make_offer', {
      id,
      title,
      scope,
      price,
      milestones,
      valid_until: validUntil,
      offer_key: offerKey,
      expected_version: expectedVersion,
      ...(revisions !== null && { revisions }),
      ...(dueOn !== null && { due_on: dueOn }),
      ...(days !== null && { days }),
      ...(note !== null && { note }),
      ...(attachments !== undefined && { attachments }),
    }),
  );
}

export type RequestMoreTimeInput = {
  id: string;
  /** A date like 2026-12-31. */
  dueOn: string;
  reason: string;
  offerKey: string;
  expectedVersion: number;
};

/** The creator asks for a later due date of the milestone in work. */
export async function requestMoreTime(
  client: DataClient,
  { id, dueOn, reason, offerKey, expectedVersion }: RequestMoreTimeInput,
): Promise<HireRequest> {
  return unwrap(
    await client.rpc('ask_for_time', {
      id,
      due_on: dueOn,
      reason,
      offer_key: offerKey,
      expected_version: expectedVersion,
    }),
  );
}

export type AnswerOfferInput = {
  /** Of the offer. */
  id: string;
  action: 'accept' | 'decline' | 'withdraw';
  note?: string;
};

/** Answers an offer; the terms are exactly those of this version. The same answer twice is one. */
export async function answerOffer(
  client: DataClient,
  { id, action, note }: AnswerOfferInput,
): Promise<HireRequest> {
  return unwrap(
    await client.rpc('answer_offer', { id, action, ...(note !== undefined && { note }) }),
  );
}
