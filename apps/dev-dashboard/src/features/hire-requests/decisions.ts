import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { formatRequestPrice, getCounterparty, type Decision } from '@showcase/kit/hire-requests';
import { formatMoney, isolated } from '@showcase/ui';

const describe = (request: ListedHireRequest) =>
  isolated`${request.title} for ${getCounterparty(request, 'creator').name}, ${formatRequestPrice(request)}`;

/** What is not approved yet, in US dollars. */
function getPendingAmount({ milestones, price }: ListedHireRequest) {
  if (milestones.length === 0) return price ?? 0;
  const pending = milestones.filter(({ approved_at }) => approved_at === null);
  return pending.reduce((cents, part) => cents + Math.round(part.price * 100), 0) / 100;
}

/** The decisions of a creator. */
export const DECISIONS = {
  accept: {
    action: 'accept',
    question: 'Are you sure you want to accept this request?',
    getSubject: describe,
    confirmLabel: 'Accept',
    cancelLabel: 'Cancel',
    successText: 'Request accepted. Find it under Accepted.',
    variant: 'primary',
  },
  decline: {
    action: 'decline',
    question: 'Are you sure you want to reject this request?',
    getSubject: describe,
    confirmLabel: 'Decline',
    cancelLabel: 'Cancel',
    successText: 'Request declined.',
    variant: 'danger',
  },
  end: {
    action: 'end',
    question: 'Are you sure you want to end this request?',
    getSubject: (request) =>
      isolated`Work on “${request.title}” stops, and the pending ${formatMoney(getPendingAmount(request))} is removed.`,
    confirmLabel: 'End request',
    cancelLabel: 'Keep working',
    successText: 'Request ended.',
    variant: 'danger',
  },
} satisfies Record<string, Decision>;
