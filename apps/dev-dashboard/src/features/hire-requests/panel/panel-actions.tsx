import { openActions, type ListedHireRequest } from '@showcase/data';
import { Button, ButtonLink } from '@showcase/ui';
import type { MouseEvent } from 'react';
import type { Decision } from '../decision-dialog.tsx';

type PanelActionsProps = {
  request: ListedHireRequest;
  onDecide: (decision: Decision) => void;
};

/** Delivering has a form of its own in the panel. */
export function PanelActions({ request, onDecide }: PanelActionsProps) {
  const open = openActions(request, 'creator');
  const ask =
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
      {open.includes('end') && <Button onClick={ask('end')}>End request</Button>}
      {open.includes('decline') && <Button onClick={ask('decline')}>Decline</Button>}
      {open.includes('accept') && (
        <Button variant="primary" onClick={ask('accept')}>
          Accept
        </Button>
      )}
    </>
  );
}
