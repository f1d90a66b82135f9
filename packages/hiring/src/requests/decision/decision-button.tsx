import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import type { ReactNode } from 'react';
import type { Decision, OnDecide } from './decision.ts';

type DecisionButtonProps = {
  request: ListedHireRequest;
  decision: Decision;
  onDecide: OnDecide;
  variant?: 'primary';
  children: ReactNode;
};

/** Opens the dialog of a decision. Renders nothing while this side cannot make it. */
export function DecisionButton(props: DecisionButtonProps) {
  const { request, decision, onDecide, variant, children } = props;
  if (!request.actions.includes(decision.action)) return null;
  return (
    <Button
      {...(variant && { variant })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onDecide({ decision, request, button: currentTarget })}
    >
      {children}
    </Button>
  );
}
