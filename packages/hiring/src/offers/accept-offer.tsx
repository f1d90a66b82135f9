import type { HireRequestWithHistory, Offer } from '@showcase/data/hire-requests';
import { OfferButton } from './offer-button.tsx';
import { ANSWER_TEXTS } from './offer-texts.ts';
import { useOffers } from './offers-context.ts';
import { useIsExpired } from './use-is-expired.ts';

type AcceptOfferProps = { request: HireRequestWithHistory };

/** Accepts the open offer. In the panel's footer, where it is in view however long the terms are. */
export function AcceptOffer({ request }: AcceptOfferProps) {
  const { missed } = useOffers();
  const { open_offer: offer } = request;
  if (!offer || !request.actions.includes('accept_offer')) return null;
  // An answer that came too late shows that the offer has expired by now.
  const key = `${offer.id} ${missed?.requestId === request.id}`;
  return <AcceptButton key={key} offer={offer} request={request} />;
}

type AcceptButtonProps = { offer: Offer; request: HireRequestWithHistory };

function AcceptButton({ offer, request }: AcceptButtonProps) {
  if (useIsExpired(offer)) return null;
  return (
    <OfferButton action="accept_offer" request={request} variant="primary">
      {ANSWER_TEXTS[offer.kind].accept}
    </OfferButton>
  );
}
