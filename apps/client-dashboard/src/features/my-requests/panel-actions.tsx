import { canEditReview, canReview } from '@showcase/data/hire-requests';
import { DecisionButton, MessageLink, type PanelSlot } from '@showcase/kit/hire-requests';
import { Button } from '@showcase/ui';
import type { MouseEvent } from 'react';
import { DECISIONS } from './decisions.ts';
import type { ReviewTarget } from './review/review-dialog.tsx';

type PanelActionsProps = PanelSlot & { onReview: (reviewTarget: ReviewTarget) => void };

/** The actions of a client, except asking for changes, which has its own form in the panel. */
export function PanelActions({ request, onDecide, onReview }: PanelActionsProps) {
  const button = { side: 'client', request, onDecide } as const;
  const openReview = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    onReview({ request, button: currentTarget });
  return (
    <>
      <MessageLink side="client" request={request} />
      <DecisionButton {...button} decision={DECISIONS.end}>
        End request
      </DecisionButton>
      <DecisionButton {...button} decision={DECISIONS.cancel}>
        Cancel request
      </DecisionButton>
      <DecisionButton {...button} decision={DECISIONS.approve} variant="primary">
        Approve
      </DecisionButton>
      {canReview(request) && (
        <Button variant="primary" onClick={openReview}>
          Leave Review
        </Button>
      )}
      {request.review && canEditReview(request.review) && (
        <Button onClick={openReview}>Edit review</Button>
      )}
    </>
  );
}
