import { type HireRequestWithHistory } from '@showcase/data/hire-requests';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import { useRef } from 'react';
import styled from 'styled-components';
import { listOfferMenuActions } from '../../offers/offer-menu-actions.ts';
import { useOffers } from '../../offers/offers-context.ts';
import type { Decision, OnDecide } from './decision.ts';

type DecisionMenuProps = {
  request: HireRequestWithHistory;
  onDecide: OnDecide;
  decisions: readonly { label: string; decision: Decision }[];
};

/** A "…" menu with what changes the terms of accepted work, and with rare and destructive decisions. Renders nothing if it is empty. */
export function DecisionMenu({ request, onDecide, decisions }: DecisionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { open } = useOffers();
  const actions = request.actions;
  const offerItems = listOfferMenuActions(request).map(({ label, action, variant }) => ({
    label,
    variant,
    onSelect: () => trigger.current && open({ action, request, button: trigger.current }),
  }));
  const decisionItems = decisions
    .filter(({ decision }) => actions.includes(decision.action))
    .map(({ label, decision }) => ({
      label,
      variant: decision.variant === 'danger' ? ('danger' as const) : ('plain' as const),
      onSelect: () => trigger.current && onDecide({ decision, request, button: trigger.current }),
    }));
  const items = [...offerItems, ...decisionItems];
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
