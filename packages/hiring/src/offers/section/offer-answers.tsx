import { type HireRequestWithHistory, type Offer } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { Hint } from '../../requests/card/request-card.styles.ts';
import { OfferButton } from '../offer-button.tsx';
import { ANSWER_TEXTS } from '../offer-texts.ts';
import { Answers, Rule } from './offer-section.styles.ts';

type OfferAnswersProps = {
  offer: Offer;
  request: HireRequestWithHistory;
  name: string;
  isExpired: boolean;
};

/** Change or decline for the side that received terms, next to accepting in the footer; replace or withdraw for the one that made them. */
export function OfferAnswers({ offer, request, name, isExpired }: OfferAnswersProps) {
  const open = request.actions;
  if (open.includes('withdraw_offer')) {
    return (
      <>
        {!isExpired && <Hint>{bidi`Waiting for ${name}`}</Hint>}
        <Answers>
          {offer.kind !== 'extension' && (
            <OfferButton
              action={offer.kind === 'change_order' ? 'replace_change' : 'replace_offer'}
              request={request}
            >
              Replace
            </OfferButton>
          )}
          <OfferButton action="withdraw_offer" request={request}>
            Withdraw
          </OfferButton>
        </Answers>
      </>
    );
  }
  if (!open.includes('accept_offer')) return null;
  return (
    <>
      <Answers>
        {offer.kind !== 'extension' && (
          <OfferButton
            action={offer.kind === 'offer' ? 'counter_offer' : 'propose_change'}
            request={request}
          >
            Suggest changes
          </OfferButton>
        )}
        <OfferButton action="decline_offer" request={request}>
          {ANSWER_TEXTS[offer.kind].decline}
        </OfferButton>
      </Answers>
      {offer.kind !== 'extension' && !isExpired && (
        <Rule>Accepting makes these terms the agreement. Later changes need both of you.</Rule>
      )}
    </>
  );
}
