import { formatDay, toDay } from '@showcase/data/days';
import type { HireRequestSide, HireRequestWithHistory, Offer } from '@showcase/data/hire-requests';
import { Stack } from '@showcase/ui';
import { useId } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { NoteBox, Quote } from '../../requests/panel/panel.styles.ts';
import { formatTimeDay } from '../../requests/plan/due-date.ts';
import { getOfferTitle } from '../offer-texts.ts';
import { useIsExpired } from '../use-is-expired.ts';
import { OfferTerms } from '../terms/offer-terms.tsx';
import { findFormerTerms, getCurrentTerms, getFirstNumber } from '../terms/terms.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferTitle, Validity } from './offer-section.styles.ts';
import { useNow } from '../../requests/plan/use-now.ts';

type OpenOfferProps = {
  offer: Offer;
  request: HireRequestWithHistory;
  reader: { side: HireRequestSide; name: string };
};

/** The terms that one side proposes, and what this side can do about them. */
export function OpenOffer({ offer, request, reader }: OpenOfferProps) {
  const titleId = useId();
  const now = useNow();
  const isExpired = useIsExpired(offer);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <OfferTitle id={titleId}>
        {getOfferTitle(offer, reader)}
        <Validity>
          {' · '}
          {isExpired ? 'expired' : 'valid until'}{' '}
          {formatTimeDay(offer.valid_until ?? now, { now, zone: request.time_zone })}
        </Validity>
      </OfferTitle>
      {offer.kind === 'extension' ? (
        <NewDate offer={offer} request={request} now={now} />
      ) : (
        <OfferTerms
          terms={offer}
          former={findFormerTerms(offer, request)}
          firstNumber={getFirstNumber(offer, request)}
        />
      )}
      {offer.note && (
        <NoteBox as="div">
          <Quote dir="auto">
            <LinkedText>{offer.note}</LinkedText>
          </Quote>
        </NoteBox>
      )}
      <OfferAnswers offer={offer} request={request} name={reader.name} isExpired={isExpired} />
    </Stack>
  );
}

type NewDateProps = { offer: Offer; request: HireRequestWithHistory; now: Date };

/** The effect of more time on the milestone in work, and on those after it. */
function NewDate({ offer, request, now }: NewDateProps) {
  const former = getCurrentTerms(request);
  const [next] = offer.milestones;
  const [current] = former.milestones;
  const dueOn = next?.due_on ?? offer.due_on;
  const dueBefore = current?.due_on ?? former.due_on;
  if (!dueOn) return null;
  return (
    <Quote>
      New due date
      {next && offer.milestones.length > 0 && (
        <>
          {' '}
          for <bdi>{next.title}</bdi>
        </>
      )}
      : <strong>{formatDay(dueOn, toDay(now))}</strong>
      {dueBefore && ` instead of ${formatDay(dueBefore, toDay(now))}`}.
      {offer.milestones.length > 1 && ' What comes after it moves by as many days.'}
    </Quote>
  );
}
