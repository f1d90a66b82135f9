import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { Hint } from '../../requests/card/request-card.styles.ts';
import { OfferDialog } from '../lazy-offer-dialog.ts';
import { describeAnswer } from '../offer-texts.ts';
import { useOffers } from '../offers-context.ts';
import { MissedNotice } from './missed-notice.tsx';
import { OpenOffer } from './open-offer.tsx';
import { OfferVersions } from './offer-versions.tsx';
import { Section } from './offer-section.styles.ts';

type OfferSectionProps = { side: HireRequestSide; request: HireRequestWithHistory };

/** The open offer of a request with its answers, what became of the last one, and all versions. */
export function OfferSection({ side, request }: OfferSectionProps) {
  const { missed } = useOffers();
  const isOpen = request.status === 'pending' || request.status === 'accepted';
  OfferDialog.usePreload(isOpen);
  const isMissed = missed?.requestId === request.id;
  if (request.offers.length === 0 && !isMissed) return null;
  const reader = { side, name: getCounterparty(request, side).name };
  const last = request.offers.at(-1);
  const answer =
    isOpen && !request.open_offer && last ? describeAnswer(last, reader, request.time_zone) : null;
  return (
    <Section gap={3}>
      <MissedNotice request={request} />
      {request.open_offer && (
        <OpenOffer
          // An answer that came too late shows that the offer has expired by now.
          key={`${request.open_offer.id} ${isMissed}`}
          offer={request.open_offer}
          request={request}
          reader={reader}
        />
      )}
      {answer && <Hint role="status">{answer}</Hint>}
      {request.offers.length > 0 && <OfferVersions request={request} reader={reader} />}
    </Section>
  );
}
