import { type HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { OfferAction } from './offers-context.ts';

const ACTS = [
  { action: 'propose_change', label: 'Propose a change', variant: 'plain' },
  { action: 'ask_for_time', label: 'Ask for more time', variant: 'plain' },
  { action: 'ask_to_end', label: 'Ask to end', variant: 'danger' },
  { action: 'end', label: 'End the request', variant: 'danger' },
] as const satisfies { action: OfferAction; label: string; variant: 'plain' | 'danger' }[];

/** The actions about the terms of accepted work and its end, for the panel's menu. */
export function listOfferMenuActions({ actions }: Pick<HireRequestWithHistory, 'actions'>) {
  return ACTS.filter(({ action }) => actions.includes(action));
}
