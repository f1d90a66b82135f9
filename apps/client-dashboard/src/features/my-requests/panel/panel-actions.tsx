import { canEditReview, canReview, openActions, type ListedHireRequest } from '@showcase/data';
import { Button, ButtonLink } from '@showcase/ui';
import type { MouseEvent } from 'react';
import type { Decision } from '../decision-dialog.tsx';
import type { ReviewTarget } from '../review/review-dialog.tsx';

type PanelActionsProps = {
  request: ListedHireRequest;
  onDecide: (decision: Decision) => void;
  onReview: (reviewTarget: ReviewTarget) => void;
};

/** The actions of a request, except asking for changes, which has its own form in the panel. */
export function PanelActions({ request, onDecide, onReview }: PanelActionsProps) {
  const availableActions = openActions(request, 'client');
  const openDecision =
    (action: Decision['action']) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) =>
      onDecide({ action, request, button: currentTarget });
  const openReview = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    onReview({ request, button: currentTarget });
  return (
    <>
      {request.creator_id && (
        <ButtonLink href={`/dashboard/client/messages?with=${request.creator_id}`}>
          Message
        </ButtonLink>
      )}
      {availableActions.includes('end') && (
        <Button onClick={openDecision('end')}>End request</Button>
      )}
      {availableActions.includes('cancel') && (
        <Button onClick={openDecision('cancel')}>Cancel request</Button>
      )}
      {availableActions.includes('approve') && (
        <Button variant="primary" onClick={openDecision('approve')}>
          Approve
        </Button>
      )}
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
