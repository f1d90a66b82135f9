import type { FakeState } from '../backend/fake-state.ts';
import { closeCaseOf } from '../cases/case-rows.ts';
import { closeOffer } from './agreed-terms.ts';
import type { HireRequestRow } from './rows.ts';
import { issueInvoice } from './settling/issue-invoice.ts';

/** Approves the milestone in review; the last one completes the request. Returns whether it was the last. */
export function approve(state: FakeState, request: HireRequestRow, now: string) {
  const isLast = !state.milestones.some(
    (row) => row.hire_request_id === request.id && row.number > request.milestone,
  );
  const isOfMilestone = (number: number) => isLast || number === request.milestone;
  for (const row of state.milestones) {
    const isCurrent = row.hire_request_id === request.id && row.number === request.milestone;
    if (!isCurrent) continue;
    row.approved_at = now;
    issueInvoice(state, request, row);
  }
  for (const row of state.transactions) {
    const isPending = row.hire_request_id === request.id && row.status === 'pending';
    if (isPending && isOfMilestone(row.milestone)) {
      Object.assign(row, { status: 'completed', completed_at: now });
    }
  }
  closeOffer(state, request, 'closed');
  Object.assign(request, { end_asked_by: null, end_asked_at: null });
  if (isLast) Object.assign(request, { status: 'completed', resolution: 'approved' });
  else Object.assign(request, { milestone: request.milestone + 1, delivered_at: null });
  closeCaseOf(state, request);
  return isLast;
}
