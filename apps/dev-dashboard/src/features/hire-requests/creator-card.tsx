import { openActions } from '@showcase/data/hire-requests';
import {
  DecisionButton,
  MessageLink,
  RequestCard,
  type CardSlot,
} from '@showcase/kit/hire-requests';
import { ButtonLink, Link } from '@showcase/ui';
import { DECISIONS } from './decisions.ts';

/** A request on its creator's side. */
export function CreatorCard(slot: CardSlot) {
  const { request, getHref } = slot;
  const canDeliver = openActions(request, 'creator').includes('deliver');
  return (
    <RequestCard
      side="creator"
      request={request}
      href={getHref()}
      nextStep={
        canDeliver && (
          <>
            Is the work done? <Link href={getHref('delivery')}>Deliver it</Link>
          </>
        )
      }
      actions={<CardActions {...slot} />}
    />
  );
}

function CardActions({ request, getHref, onDecide }: CardSlot) {
  const button = { side: 'creator', request, onDecide } as const;
  switch (request.status) {
    case 'pending':
      return (
        <>
          <DecisionButton {...button} decision={DECISIONS.accept} variant="primary">
            Accept
          </DecisionButton>
          <DecisionButton {...button} decision={DECISIONS.decline}>
            Decline
          </DecisionButton>
        </>
      );
    case 'accepted':
      return <MessageLink side="creator" request={request} />;
    case 'completed':
    case 'rejected':
      return <ButtonLink href={getHref()}>View Details</ButtonLink>;
  }
}
