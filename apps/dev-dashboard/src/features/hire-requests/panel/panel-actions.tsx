import { openActions, type ListedHireRequest } from '@showcase/data';
import { Button, ButtonLink } from '@showcase/ui';
import type { MouseEvent } from 'react';
import type { Decision } from '../decision-dialog.tsx';

type PanelActionsProps = {
  request: ListedHireRequest;
  onDecide: (decision: Decision) => void;
};

/** The actions of a request, except delivering, which has its own form in the panel. */
export function PanelActions({ request, onDecide }: PanelActionsProps) {
  const availableActions = openActions(request, 'creator');
  const openDecision =
    (action: Decision['action']) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) =>
      onDecide({ action, request, button: currentTarget });
  return (
    <>
      {request.client_id && (
        <ButtonLink href={`/dashboard/client/messages?with=${request.client_id}`}>
          Message
        </ButtonLink>
      )}
      {availableActions.includes('end') && (
        <Button onClick={openDecision('end')}>End request</Button>
      )}
      {availableActions.includes('decline') && (
        <Button onClick={openDecision('decline')}>Decline</Button>
      )}
      {availableActions.includes('accept') && (
        <Button variant="primary" onClick={openDecision('accept')}>
          Accept
        </Button>
      )}
    </>
  );
}
