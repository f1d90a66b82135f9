import type { Case } from '../cases/case.ts';
import type { HireRequestSide, ListedHireRequest } from '../hire-request.ts';

type Progress = Pick<ListedHireRequest, 'status' | 'delivered_at'> & {
  open_offer: { side: HireRequestSide } | null;
  open_case?: Pick<Case, 'status'> | null;
};

/** Who has to act next, following the rules of the database; null if neither: the request is over, or its case waits. */
export function whoseTurn(request: Progress): HireRequestSide | null {
  const { status, delivered_at, open_offer, open_case } = request;
  if (open_case) return whoseCaseTurn(open_case);
  if (status === 'pending') return open_offer?.side === 'creator' ? 'client' : 'creator';
  if (status === 'accepted') return delivered_at === null ? 'creator' : 'client';
  return null;
}

/** Who answers a case; null if an admin does, or if both may appeal. */
export function whoseCaseTurn({ status }: Pick<Case, 'status'>): HireRequestSide | null {
  if (status === 'open') return 'creator';
  return status === 'countered' ? 'client' : null;
}

type Work = Pick<ListedHireRequest, 'status' | 'delivered_at' | 'milestone' | 'milestones'>;

/** When the milestone in work is due, as a date like 2026-12-31; null if nothing is to be delivered, or the terms name no date. */
export function getDueDate({ status, delivered_at, milestone, milestones }: Work): string | null {
  if (status !== 'accepted' || delivered_at !== null) return null;
  return milestones.find(({ number }) => number === milestone)?.due_on ?? null;
}
