import { canEditReview } from '@showcase/data/hire-requests';
import {
  DecisionButton,
  DecisionMenu,
  MessageLink,
  type PanelSlot,
} from '@showcase/hiring/requests';
import { Button } from '@showcase/ui';
import type { MouseEvent } from 'react';
import { DECISIONS } from './decisions.ts';
import type { ReviewTarget } from './review/review-dialog.tsx';

type PanelActionsProps = PanelSlot & { onReview: (reviewTarget: ReviewTarget) => void };

/** The actions of a client, in view however much was delivered. */
export function PanelActions({ request, onDecide, onReview }: PanelActionsProps) {
  const openReview = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    onReview({ request, button: currentTarget });
  return (
    <>
      <DecisionMenu
        request={request}
        onDecide={onDecide}
        decisions={[{ label: 'Cancel request', decision: DECISIONS.cancel }]}
      />
      <MessageLink side="client" request={request} />
      <DecisionButton
        request={request}
        decision={DECISIONS.approve}
        onDecide={onDecide}
        variant="primary"
      >
        Approve
      </DecisionButton>
      {request.may_review && (
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
