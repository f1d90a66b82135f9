import { openActions } from '@showcase/data/hire-requests';
import {
  DecisionButton,
  DecisionMenu,
  MessageLink,
  OfferButton,
  type PanelSlot,
} from '@showcase/kit/hire-requests';
import { DECISIONS } from './decisions.ts';

/** The actions of a creator, except delivering and answering an offer, which have their own place in the panel. */
export function PanelActions({ request, onDecide }: PanelSlot) {
  const button = { side: 'creator', request, onDecide } as const;
  const isNegotiating = request.open_offer !== null;
  const canAccept = openActions(request, 'creator').includes('accept');
  const canOffer = !isNegotiating && openActions(request, 'creator').includes('make_offer');
  return (
    <>
      <DecisionMenu
        {...button}
        decisions={isNegotiating ? [{ label: 'Decline request', decision: DECISIONS.decline }] : []}
      />
      <MessageLink side="creator" request={request} />
      {!isNegotiating && (
        <DecisionButton {...button} decision={DECISIONS.decline}>
          Decline
        </DecisionButton>
      )}
      {canOffer && (
        <OfferButton act="make_offer" request={request} {...(!canAccept && { variant: 'primary' })}>
          Make an offer
        </OfferButton>
      )}
      <DecisionButton {...button} decision={DECISIONS.accept} variant="primary">
        Accept
      </DecisionButton>
    </>
  );
}
