import {
  openActions,
  type HireRequestSide,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import { useRef } from 'react';
import styled from 'styled-components';
import type { Decision, OnDecide } from './decision.ts';

type DecisionMenuProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  onDecide: OnDecide;
  decisions: readonly { label: string; decision: Decision }[];
};

/** A "…" menu with rare and destructive decisions. Renders nothing while this side cannot make any of them. */
export function DecisionMenu({ side, request, onDecide, decisions }: DecisionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const actions = openActions(request, side);
  const items = decisions
    .filter(({ decision }) => actions.includes(decision.action))
    .map(({ label, decision }) => ({
      label,
      variant: decision.variant === 'danger' ? ('danger' as const) : ('plain' as const),
      onSelect: () => trigger.current && onDecide({ decision, request, button: trigger.current }),
    }));
  if (items.length === 0) return null;
  return (
    <Start>
      <Menu
        align="start"
        items={items}
        trigger={
          <IconButton ref={trigger} label="More actions">
            <svg aria-hidden viewBox="0 0 24 24" fill="currentcolor">
              <circle cx="5" cy="12" r="1.75" />
              <circle cx="12" cy="12" r="1.75" />
              <circle cx="19" cy="12" r="1.75" />
            </svg>
          </IconButton>
        }
      />
    </Start>
  );
}

const Start = styled.div`
  margin-inline-end: auto;
`;
