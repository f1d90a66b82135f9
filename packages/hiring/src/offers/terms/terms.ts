import type { HireRequest, HireRequestWithHistory, Offer } from '@showcase/data/hire-requests';

/** The text of one version of an agreement. */
export type Terms = Pick<
  Offer,
  'title' | 'scope' | 'price' | 'due_on' | 'days' | 'revisions' | 'milestones'
> &
  Partial<Pick<HireRequest, 'no_due_date'>>;

/** The terms in force, with the milestones that are left; before there are any, what the request says. */
export function getCurrentTerms(request: HireRequestWithHistory): Terms {
  const { title, scope, message, price, due_on, no_due_date, revisions } = request;
  const { milestones, status } = request;
  const left = milestones.filter(({ approved_at }) => approved_at === null);
  return {
    title,
    scope: scope ?? message,
    price,
    due_on,
    no_due_date,
    days: status === 'pending' ? request.agreed_days : null,
    revisions,
    // One milestone is the work as a whole.
    milestones:
      milestones.length > 1
        ? left.map((part) => ({
            title: part.title,
            price: part.price,
            due_on: part.due_on ?? '',
            is_trial: part.is_trial,
          }))
        : [],
  };
}

/** The version that another changes: the one before it or, once the request is accepted, the terms in force. */
export function findFormerTerms(offer: Offer, request: HireRequestWithHistory): Terms | null {
  const before = request.offers.filter(({ number }) => number < offer.number);
  if (offer.kind === 'request') return null;
  if (offer.kind === 'offer') return before.at(-1) ?? null;
  if (offer.status === 'open') return getCurrentTerms(request);
  const former = before.findLast(({ status }) => status === 'accepted');
  // What was accepted as it was sent is in force until another version is agreed on.
  if (!former)
    return request.agreed_offer_id === null ? getCurrentTerms(request) : (before[0] ?? null);
  // What was approved in between is no longer part of the terms.
  const approvedCount = getFirstNumber(offer, request) - getFirstNumber(former, request);
  return { ...former, milestones: former.milestones.slice(approvedCount) };
}

/** The number of the first milestone that a version is about. */
export function getFirstNumber(offer: Offer, { milestones }: HireRequestWithHistory): number {
  return (
    1 + milestones.filter(({ approved_at }) => approved_at && approved_at < offer.created_at).length
  );
}
