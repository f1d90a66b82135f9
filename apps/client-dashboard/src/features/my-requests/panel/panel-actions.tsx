import { canEditReview, canReview, openActions, type ListedHireRequest } from '@showcase/data';
import { Button, ButtonLink } from '@showcase/ui';
import type { MouseEvent } from 'react';
import type { Decision } from '../decision-dialog.tsx';
import type { Reviewing } from '../review/review-dialog.tsx';

type PanelActionsProps = {
  request: ListedHireRequest;
  onDecide: (decision: Decision) => void;
  onReview: (reviewing: Reviewing) => void;
};

/** Asking for changes has a form of its own in the panel. */
export function PanelActions({ request, onDecide, onReview }: PanelActionsProps) {
  const open = openActions(request, 'client');
  const ask =
    (action: Decision['action']) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) =>
      onDecide({ action, request, button: currentTarget });
  const review = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    onReview({ request, button: currentTarget });
  return (
    <>
      {request.creator_id && (
        <ButtonLink href={`/dashboard/client/messages?with=${request.creator_id}`}>
          Message
        </ButtonLink>
      )}
      {open.includes('end') && <Button onClick={ask('end')}>End request</Button>}
      {open.includes('cancel') && <Button onClick={ask('cancel')}>Cancel request</Button>}
      {open.includes('approve') && (
        <Button variant="primary" onClick={ask('approve')}>
          Approve
        </Button>
      )}
      {canReview(request) && (
        <Button variant="primary" onClick={review}>
          Leave Review
        </Button>
      )}
      {request.review && canEditReview(request.review) && (
        <Button onClick={review}>Edit review</Button>
      )}
    </>
  );
}
