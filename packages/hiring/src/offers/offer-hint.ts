import type { HireRequestSide, ListedHireRequest } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { getCounterparty } from '../requests/counterparty/get-counterparty.ts';

type OfferHint = { text: string; linkLabel: string };

/** The hint on a card about an offer that this side can answer; null if there is none. */
export function getOfferHint(request: ListedHireRequest, side: HireRequestSide): OfferHint | null {
  const offer = request.open_offer;
  if (!offer || !request.actions.includes('accept_offer')) return null;
  const { name } = getCounterparty(request, side);
  if (offer.kind === 'extension') {
    return { text: bidi`${name} asks for more time.`, linkLabel: 'See the new date' };
  }
  if (offer.kind === 'change_order') {
    return { text: bidi`${name} proposes a change.`, linkLabel: 'See the change' };
  }
  const act = offer.side === 'creator' ? 'made an offer.' : 'suggests changes.';
  return { text: bidi`${name} ${act}`, linkLabel: 'See the offer' };
}
