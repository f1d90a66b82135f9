import type { Course } from '../../hiring/request.ts';

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

/** What happened to a request, from the day it was asked to the day it last moved. */
export function stepsOf(course: Course, asked: number, moved: number): readonly Step[] {
  const create: Step = ['create', 'client', asked];
  const work: Step[] = [create, ['accept', 'creator', asked - 1]];
  switch (course) {
    case 'pending':
      return [create];
    case 'declined':
      return [create, ['decline', 'creator', moved]];
    case 'withdrawn':
      return [create, ['cancel', 'client', moved]];
    case 'accepted':
      return [create, ['accept', 'creator', moved]];
    case 'delivered':
      return [...work, ['deliver', 'creator', moved]];
    case 'changes':
      return [...work, ['deliver', 'creator', moved + 2], ['ask_changes', 'client', moved]];
    case 'ended':
      return [...work, ['end', 'creator', moved]];
    case 'approved':
      return [...work, ['deliver', 'creator', moved + 2], ['approve', 'client', moved]];
    case 'automatic':
      return [...work, ['deliver', 'creator', moved + 14], ['complete', 'time', moved]];
  }
}

export const outcomes: Record<Course, { status: string; resolution: string | null }> = {
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
