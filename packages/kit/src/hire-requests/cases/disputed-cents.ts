import type { Case, HireRequestWithHistory } from '@showcase/data/hire-requests';

type Priced = Pick<HireRequestWithHistory, 'price' | 'milestone' | 'milestones'>;

/** What a part is a part of before there is a case: the price of the delivery, or of all completed work. The database counts refunds too. */
export function getDisputedCents(request: Priced, kind: Case['kind']): number {
  const parts = request.milestones.filter(
    ({ number }) => kind === 'money_back' || number === request.milestone,
  );
  const prices = parts.length > 0 ? parts.map(({ price }) => price) : [request.price ?? 0];
  return prices.reduce((sum, price) => sum + Math.round(price * 100), 0);
}
