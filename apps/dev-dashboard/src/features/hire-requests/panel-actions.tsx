import { OfferButton } from '@showcase/hiring/offers';
import {
  DecisionButton,
  DecisionMenu,
  MessageLink,
  type PanelSlot,
} from '@showcase/hiring/requests';
import { DECISIONS } from './decisions.ts';

/** The actions of a creator, except delivering and answering an offer, which have their own place in the panel. */
export function PanelActions({ request, onDecide }: PanelSlot) {
  const button = { request, onDecide };
  const isNegotiating = request.open_offer !== null;
  const canAccept = request.actions.includes('accept');
  const canOffer = !isNegotiating && request.actions.includes('make_offer');
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
        <OfferButton
          action="make_offer"
          request={request}
          {...(!canAccept && { variant: 'primary' })}
        >
          Make an offer
        </OfferButton>
      )}
      <DecisionButton {...button} decision={DECISIONS.accept} variant="primary">
        Accept
      </DecisionButton>
    </>
  );
}
