import type { ListedHireRequest, Milestone } from '@showcase/data/hire-requests';

export type MilestoneState = 'approved' | 'delivered' | 'inWork' | 'next' | 'stopped';

type Progress = Pick<ListedHireRequest, 'status' | 'milestone' | 'delivered_at'>;

/** Milestones are delivered and approved one after the other. */
export function getMilestoneState(
  { number, approved_at }: Pick<Milestone, 'number' | 'approved_at'>,
  request: Progress,
): MilestoneState {
  if (approved_at !== null) return 'approved';
  if (request.status === 'rejected') return 'stopped';
  if (number !== request.milestone) return 'next';
  return request.delivered_at === null ? 'inWork' : 'delivered';
}

/** Whether the request completes with the milestone in work. */
export function isLastMilestone({
  milestone,
  milestones,
}: Pick<ListedHireRequest, 'milestone'> & { milestones: readonly Pick<Milestone, 'number'>[] }) {
  return milestones.every(({ number }) => number <= milestone);
}
