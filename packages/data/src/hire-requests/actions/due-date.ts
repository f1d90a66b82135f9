import type { ListedHireRequest } from '../hire-request.ts';

type Work = Pick<ListedHireRequest, 'status' | 'delivered_at' | 'milestone' | 'milestones'>;

/** When the milestone in work is due, as a date like 2026-12-31; null if nothing is to be delivered, or the terms name no date. */
export function getDueDate({ status, delivered_at, milestone, milestones }: Work): string | null {
  if (status !== 'accepted' || delivered_at !== null) return null;
  return milestones.find(({ number }) => number === milestone)?.due_on ?? null;
}
