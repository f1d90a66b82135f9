import { getOfferHint } from '@showcase/hiring/offers';
import { DecisionButton, MessageLink, RequestCard, type CardSlot } from '@showcase/hiring/requests';
import { Button, ButtonLink, Link, Rating, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { DECISIONS } from './decisions.ts';
import type { ReviewTarget } from './review/review-dialog.tsx';

type ClientCardProps = CardSlot & { onReview: (reviewTarget: ReviewTarget) => void };

/** A request on its client's side. */
export function ClientCard(props: ClientCardProps) {
  const { request, getHref } = props;
  const offerHint = getOfferHint(request, 'client');
  const isDelivered = request.actions.includes('approve');
  return (
    <RequestCard
      side="client"
      request={request}
      href={getHref()}
      nextStep={
        isDelivered ? (
          <Link href={getHref()}>See the delivery</Link>
        ) : (
          offerHint && (
            <>
              {offerHint.text} <Link href={getHref()}>{offerHint.linkLabel}</Link>
            </>
          )
        )
      }
      actions={<CardActions {...props} />}
    >
      {request.review && (
        <ReviewRating>
          Your review: <Rating value={request.review.rating} />
        </ReviewRating>
      )}
    </RequestCard>
  );
}

function CardActions({ request, getHref, onDecide, onReview }: ClientCardProps) {
  switch (request.status) {
    case 'pending':
      return (
        <>
          <MessageLink side="client" request={request} />
          <DecisionButton request={request} decision={DECISIONS.cancel} onDecide={onDecide}>
            Cancel
          </DecisionButton>
        </>
      );
    case 'accepted':
      return <MessageLink side="client" request={request} />;
    case 'completed':
    case 'rejected':
      return request.may_review ? (
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onReview({ request, button: currentTarget })}
        >
          Leave Review
        </Button>
      ) : (
        <ButtonLink href={getHref()}>View Details</ButtonLink>
      );
  }
}

const ReviewRating = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
