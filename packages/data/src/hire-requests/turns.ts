import type { HireRequestSide, ListedHireRequest } from './hire-request.ts';

type Progress = Pick<ListedHireRequest, 'status' | 'delivered_at'> & {
  open_offer: { side: HireRequestSide } | null;
};

/** Who has to act next, following the rules of the database; null if the request is over. */
export function whoseTurn({ status, delivered_at, open_offer }: Progress): HireRequestSide | null {
  if (status === 'pending') return open_offer?.side === 'creator' ? 'client' : 'creator';
  if (status === 'accepted') return delivered_at === null ? 'creator' : 'client';
  return null;
}

type Work = Pick<ListedHireRequest, 'status' | 'delivered_at' | 'milestone' | 'milestones'>;

/** When the milestone in work is due, as a date like 2026-12-31; null if nothing is to be delivered, or the terms name no date. */
export function getDueDate({ status, delivered_at, milestone, milestones }: Work): string | null {
  if (status !== 'accepted' || delivered_at !== null) return null;
  return milestones.find(({ number }) => number === milestone)?.due_on ?? null;
}
