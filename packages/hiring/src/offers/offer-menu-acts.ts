import { type HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { OfferAct } from './offers-context.ts';

const ACTS = [
  { act: 'propose_change', label: 'Propose a change', variant: 'plain' },
  { act: 'ask_for_time', label: 'Ask for more time', variant: 'plain' },
  { act: 'ask_to_end', label: 'Ask to end', variant: 'danger' },
  { act: 'end', label: 'End the trial', variant: 'danger' },
] as const satisfies { act: OfferAct; label: string; variant: 'plain' | 'danger' }[];

/** The acts about the terms of accepted work and its end, for the panel's menu. */
export function listOfferMenuActs({ actions }: Pick<HireRequestWithHistory, 'actions'>) {
  return ACTS.filter(({ act }) => actions.includes(act));
}
