import type { Step } from '../../hiring/negotiation.ts';
import type { RequestState } from '../../hiring/request.ts';

/** The timeline of a request, from the day it was sent to its last change. */
export function getSteps(
  state: RequestState,
  createdDaysAgo: number,
  movedDaysAgo: number,
): readonly Step[] {
  const create: Step = ['create', 'client', createdDaysAgo];
  const work: Step[] = [create, ['accept', 'creator', createdDaysAgo - 1]];
  switch (state) {
    case 'pending':
      return [create];
    case 'declined':
      return [create, ['decline', 'creator', movedDaysAgo]];
    case 'withdrawn':
      return [create, ['cancel', 'client', movedDaysAgo]];
    case 'expired':
      return [create, ['expire', 'time', movedDaysAgo]];
    case 'accepted':
      return [create, ['accept', 'creator', movedDaysAgo]];
    case 'ending':
      return [...work, ['ask_end', 'creator', movedDaysAgo]];
    case 'delivered':
      return [...work, ['deliver', 'creator', movedDaysAgo]];
    case 'changes':
      return [
        ...work,
        ['deliver', 'creator', movedDaysAgo + 2],
        ['ask_changes', 'client', movedDaysAgo],
      ];
    case 'ended':
      return [
        ...work,
        ['ask_end', 'creator', movedDaysAgo + 2],
        ['accept_end', 'client', movedDaysAgo],
      ];
    case 'approved':
      return [
        ...work,
        ['deliver', 'creator', movedDaysAgo + 2],
        ['approve', 'client', movedDaysAgo],
      ];
    case 'automatic':
      return [
        ...work,
        ['deliver', 'creator', movedDaysAgo + 14],
        ['complete', 'time', movedDaysAgo],
      ];
  }
}
