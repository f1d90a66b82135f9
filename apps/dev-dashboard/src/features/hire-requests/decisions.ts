import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { getCounterparty, type Decision } from '@showcase/kit/hire-requests';
import { formatMoney, isolated } from '@showcase/ui';

const describe = (request: ListedHireRequest) =>
  isolated`${request.title} for ${getCounterparty(request, 'creator').name}, ${formatMoney(request.price)}`;

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
    getSubject: ({ title, price }) =>
      isolated`Work on “${title}” stops, and the pending ${formatMoney(price)} is removed.`,
    confirmLabel: 'End request',
    cancelLabel: 'Keep working',
    successText: 'Request ended.',
    variant: 'danger',
  },
} satisfies Record<string, Decision>;
