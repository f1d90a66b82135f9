import { type HireRequestSide, type HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Link, Stack } from '@showcase/ui';
import { useId } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { Hint } from '../card/request-card.styles.ts';
import { OfferButton } from '../../offers/offer-button.tsx';
import { Answers, OfferTitle } from '../../offers/section/offer-section.styles.ts';
import { NoteBox, Quote } from '../panel/panel.styles.ts';
import { useNow } from '../plan/use-now.ts';
import { describeSilence, getEndTitle } from './end-texts.ts';

type EndSectionProps = { side: HireRequestSide; request: HireRequestWithHistory };

/** Who asks to end a request, why, what silence means, and what this side can do about it. */
export function EndSection({ side, request }: EndSectionProps) {
  const titleId = useId();
  const now = useNow();
  const title = getEndTitle(request, side);
  if (title === null) return null;
  const reason = request.events.findLast(({ action }) => action === 'ask_end')?.note;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <OfferTitle id={titleId}>{title}</OfferTitle>
      {reason && (
        <NoteBox as="div">
          <Quote dir="auto">
            <LinkedText>{reason}</LinkedText>
          </Quote>
        </NoteBox>
      )}
      <Hint>
        {describeSilence(request, side, now)} Until then, the work can continue.{' '}
        <Link href="/terms#ending">How requests end</Link>
      </Hint>
      <EndAnswers request={request} />
    </Stack>
  );
}

function EndAnswers({ request }: Pick<EndSectionProps, 'request'>) {
  if (request.actions.includes('withdraw_end')) {
    return (
      <Answers>
        <OfferButton action="withdraw_end" request={request}>
          Withdraw
        </OfferButton>
      </Answers>
    );
  }
  return (
    <Answers>
      <OfferButton action="decline_end" request={request}>
        Keep working
      </OfferButton>
      <OfferButton action="accept_end" request={request}>
        Agree to end
      </OfferButton>
    </Answers>
  );
}
