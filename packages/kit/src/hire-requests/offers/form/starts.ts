import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { OfferValues } from '@showcase/data/schemas';
import { getCurrentTerms } from '../terms/terms.ts';
import { toOfferValues } from './offer-values.ts';

export type Start = { label: string; values: OfferValues };

type StartOptions = { side: HireRequestSide; now: Date };

/** What a form can start from; the first is what it starts from unless one chooses. */
export function listStarts(
  request: HireRequestWithHistory,
  { side, now }: StartOptions,
): [Start, ...Start[]] {
  const current = toOfferValues(getCurrentTerms(request), now);
  if (request.status === 'accepted') return [{ label: 'The terms in force', values: current }];
  const sent = request.offers.find(({ kind }) => kind === 'request');
  const asSent = {
    label: 'The request as sent',
    values: sent ? toOfferValues(sent, now) : current,
  };
  const last = request.offers.findLast(({ kind }) => kind === 'offer');
  if (!last) return [asSent];
  const whose = last.side === side ? 'yours' : 'theirs';
  return [{ label: `Version ${last.number}, ${whose}`, values: toOfferValues(last, now) }, asSent];
}
