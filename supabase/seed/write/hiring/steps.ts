import type { RequestState } from '../../hiring/request.ts';

export type Action =
  | 'create'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'end'
  | 'complete';
export type Step = readonly [action: Action, by: 'client' | 'creator' | 'time', daysAgo: number];

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
    case 'accepted':
      return [create, ['accept', 'creator', movedDaysAgo]];
    case 'delivered':
      return [...work, ['deliver', 'creator', movedDaysAgo]];
    case 'changes':
      return [
        ...work,
        ['deliver', 'creator', movedDaysAgo + 2],
        ['ask_changes', 'client', movedDaysAgo],
      ];
    case 'ended':
      return [...work, ['end', 'creator', movedDaysAgo]];
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

export const statusByState: Record<RequestState, { status: string; resolution: string | null }> = {
  pending: { status: 'pending', resolution: null },
  accepted: { status: 'accepted', resolution: null },
  delivered: { status: 'accepted', resolution: null },
  changes: { status: 'accepted', resolution: null },
  declined: { status: 'rejected', resolution: 'declined' },
  withdrawn: { status: 'rejected', resolution: 'withdrawn' },
  ended: { status: 'rejected', resolution: 'ended' },
  approved: { status: 'completed', resolution: 'approved' },
  automatic: { status: 'completed', resolution: 'automatic' },
};
