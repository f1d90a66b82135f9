import {
  openActions,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { isolated, Link, Stack } from '@showcase/ui';
import { useId } from 'react';
import { LinkedText } from '../../text/linked-text.tsx';
import { Hint } from '../card/request-card.styles.ts';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { OfferButton } from '../offers/offer-button.tsx';
import { Answers, OfferTitle } from '../offers/section/offer-section.styles.ts';
import { NoteBox, Quote } from '../panel/panel.styles.ts';
import { formatDay } from '../plan/due-date.ts';
import { useNow } from '../plan/use-now.ts';

type EndSectionProps = { side: HireRequestSide; request: HireRequestWithHistory };

/** Who asks to end a request, why, what silence means, and what this side can do about it. */
export function EndSection({ side, request }: EndSectionProps) {
  const titleId = useId();
  const now = useNow();
  if (request.end_asked_by === null) return null;
  const isOwn = request.end_asked_by === side;
  const { name } = getCounterparty(request, side);
  const reason = request.events.findLast(({ action }) => action === 'ask_end')?.note;
  const endsOn = request.ends_at && formatDay(new Date(request.ends_at), now);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <OfferTitle id={titleId}>
        {isOwn ? 'You asked to end this request' : isolated`${name} asks to end this request`}
      </OfferTitle>
      {reason && (
        <NoteBox as="div">
          <Quote dir="auto">
            <LinkedText>{reason}</LinkedText>
          </Quote>
        </NoteBox>
      )}
      <Hint>
        {describeSilence(endsOn, isOwn ? name : null)} Until then, the work can continue.{' '}
        <Link href="/terms#ending">How requests end</Link>
      </Hint>
      <EndAnswers side={side} request={request} />
    </Stack>
  );
}

/** What happens without an answer. `waitsFor` is null where the reader has to answer. */
function describeSilence(endsOn: string | null, waitsFor: string | null): string {
  if (waitsFor !== null) {
    return endsOn
      ? isolated`It ends on ${endsOn} if ${waitsFor} doesn't answer.`
      : isolated`Something was delivered, so it ends only if ${waitsFor} agrees.`;
  }
  return endsOn
    ? `It ends on ${endsOn} if you don't answer.`
    : 'Something was delivered, so it ends only if you agree.';
}

function EndAnswers({ side, request }: EndSectionProps) {
  const open = openActions(request, side);
  if (open.includes('withdraw_end')) {
    return (
      <Answers>
        <OfferButton act="withdraw_end" request={request}>
          Withdraw
        </OfferButton>
      </Answers>
    );
  }
  return (
    <Answers>
      <OfferButton act="decline_end" request={request}>
        Keep working
      </OfferButton>
      <OfferButton act="accept_end" request={request}>
        Agree to end
      </OfferButton>
    </Answers>
  );
}
