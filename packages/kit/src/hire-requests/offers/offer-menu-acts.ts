import {
  openActions,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import type { OfferAct } from './offers-context.ts';

const LABELS = { propose_change: 'Propose a change', ask_for_time: 'Ask for more time' } as const;

/** The acts about the terms of accepted work, for the panel's menu. */
export function listOfferMenuActs(request: HireRequestWithHistory, side: HireRequestSide) {
  const open = openActions(request, side);
  const acts = ['propose_change', 'ask_for_time'] as const satisfies OfferAct[];
  return acts.filter((act) => open.includes(act)).map((act) => ({ act, label: LABELS[act] }));
}
