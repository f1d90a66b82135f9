import type { Request, Step } from '../../rows.ts';

/** A step so many days before the last one. */
type Ending = readonly [action: Step['action'], by: Step['by'], daysBefore?: number];

/** How a request got from its acceptance, or from its sending, to its state. */
const endings: Record<Request['state'], readonly Ending[]> = {
  pending: [],
  declined: [['decline', 'creator']],
  withdrawn: [['cancel', 'client']],
  expired: [['expire', 'time']],
  accepted: [['accept', 'creator']],
  ending: [['ask_end', 'creator']],
  delivered: [['deliver', 'creator']],
  changes: [
    ['deliver', 'creator', 2],
    ['ask_changes', 'client'],
  ],
  ended: [
    ['ask_end', 'creator', 2],
    ['accept_end', 'client'],
  ],
  approved: [
    ['deliver', 'creator', 2],
    ['approve', 'client'],
  ],
  automatic: [
    ['deliver', 'creator', 14],
    ['complete', 'time'],
  ],
};
const unworked: readonly Request['state'][] = [
  'pending',
  'declined',
  'withdrawn',
  'expired',
  'accepted',
];

/** The timeline of a request, from the day it was sent to its last change. */
export function getSteps(
  state: Request['state'],
  createdDaysAgo: number,
  movedDaysAgo: number,
): Step[] {
  const start: Step[] = [{ action: 'create', by: 'client', daysAgo: createdDaysAgo }];
  if (!unworked.includes(state)) {
    start.push({ action: 'accept', by: 'creator', daysAgo: createdDaysAgo - 1 });
  }
  const end = endings[state].map(([action, by, daysBefore = 0]) => ({
    ...{ action, by },
    daysAgo: movedDaysAgo + daysBefore,
  }));
  return [...start, ...end];
}
