import type { HireRequestSide, HireRequestWithHistory, Offer } from '@showcase/data/hire-requests';
import { Badge } from '@showcase/ui';
import { AccordionSection } from '@showcase/ui/controls';
import { LinkedText } from '@showcase/kit/text';
import { formatFullDay } from '../../requests/plan/due-date.ts';
import { Quote } from '../../requests/panel/panel.styles.ts';
import { getOfferTitle, STATUS_TEXTS } from '../offer-texts.ts';
import { OfferTerms } from '../terms/offer-terms.tsx';
import { findFormerTerms, getFirstNumber } from '../terms/terms.ts';
import { Made, VersionNote, Versions, VersionTitle } from './offer-section.styles.ts';

type OfferVersionsProps = {
  request: HireRequestWithHistory;
  reader: { side: HireRequestSide; name: string };
};

/** Everything that was proposed, the newest first, with what each version changed. */
export function OfferVersions({ request, reader }: OfferVersionsProps) {
  return (
    <AccordionSection title="All versions" note={String(request.offers.length)}>
      <Versions>
        {request.offers.toReversed().map((offer) => (
          <li key={offer.id}>
            <Version offer={offer} request={request} reader={reader} />
          </li>
        ))}
      </Versions>
    </AccordionSection>
  );
}

function Version({ offer, request, reader }: OfferVersionsProps & { offer: Offer }) {
  return (
    <>
      <VersionTitle>
        {getOfferTitle(offer, reader)}
        {offer.kind !== 'request' && (
          <Badge variant={offer.status === 'accepted' ? 'success' : 'neutral'}>
            {STATUS_TEXTS[offer.status]}
          </Badge>
        )}
        <Made>{formatFullDay(offer.created_at, request.time_zone)}</Made>
      </VersionTitle>
      <OfferTerms
        terms={offer}
        former={findFormerTerms(offer, request)}
        firstNumber={getFirstNumber(offer, request)}
      />
      {offer.note && (
        <VersionNote as="div">
          <Quote dir="auto">
            <LinkedText>{offer.note}</LinkedText>
          </Quote>
        </VersionNote>
      )}
    </>
  );
}
