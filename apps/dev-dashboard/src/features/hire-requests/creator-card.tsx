import { getOfferHint } from '@showcase/hiring/offers';
import { DecisionButton, MessageLink, RequestCard, type CardSlot } from '@showcase/hiring/requests';
import { ButtonLink, Link } from '@showcase/ui';
import type { ReactNode } from 'react';
import { DECISIONS } from './decisions.ts';

/** A request on its creator's side. */
export function CreatorCard(slot: CardSlot) {
  const { request, getHref } = slot;
  return (
    <RequestCard
      side="creator"
      request={request}
      href={getHref()}
      nextStep={getNextStep(slot)}
      actions={<CardActions {...slot} />}
    />
  );
}

function getNextStep({ request, getHref }: CardSlot): ReactNode {
  const offerHint = getOfferHint(request, 'creator');
  if (offerHint) {
    return (
      <>
        {offerHint.text} <Link href={getHref()}>{offerHint.linkLabel}</Link>
      </>
    );
  }
  const acts = request.actions;
  if (acts.includes('deliver')) {
    return (
      <>
        Is the work done? <Link href={getHref('delivery')}>Deliver it</Link>
      </>
    );
  }
  const needsOffer = acts[0] === 'make_offer' && !request.open_offer;
  return needsOffer && <Link href={getHref()}>Make an offer</Link>;
}

function CardActions({ request, getHref, onDecide }: CardSlot) {
  const button = { request, onDecide };
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
