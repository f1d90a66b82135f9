import type { ListedHireRequest } from '@showcase/data/hire-requests';
import {
  formatRequestPrice,
  getCounterparty,
  isLastMilestone,
  type Decision,
} from '@showcase/hiring/requests';
import { bidi } from '@showcase/ui';

const describe = (request: ListedHireRequest) =>
  bidi`${request.title}, ${getCounterparty(request, 'client').name}, ${formatRequestPrice(request)}`;

function describeMilestone(request: ListedHireRequest) {
  const { milestone, milestones } = request;
  const part = milestones.find(({ number }) => number === milestone);
  if (!part || milestones.length === 1) return describe(request);
  return bidi`${part.title}, ${getCounterparty(request, 'client').name}, ${formatRequestPrice(part)}`;
}

/** The decisions of a client. */
export const DECISIONS = {
  cancel: {
    action: 'cancel',
    question: 'Are you sure you want to cancel this request?',
    getSubject: describe,
    confirmLabel: 'Cancel request',
    cancelLabel: 'Keep it',
    successText: 'Request canceled.',
    variant: 'danger',
  },
  approve: {
    action: 'approve',
    question: 'Are you sure you want to approve this work?',
    getSubject: (request) =>
      request.open_case?.kind === 'delivery'
        ? `${describeMilestone(request)}. This closes your case.`
        : describeMilestone(request),
    confirmLabel: 'Approve',
    cancelLabel: 'Not yet',
    successText: (request) =>
      isLastMilestone(request)
        ? 'Approved. You can now leave a review.'
        : 'Approved. The next milestone begins.',
    variant: 'primary',
  },
} satisfies Record<string, Decision>;
