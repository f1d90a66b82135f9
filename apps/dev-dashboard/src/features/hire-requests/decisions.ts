import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { formatRequestPrice, getCounterparty, type Decision } from '@showcase/hiring/requests';
import { bidi } from '@showcase/ui';

const describe = (request: ListedHireRequest) =>
  bidi`${request.title} for ${getCounterparty(request, 'creator').name}, ${formatRequestPrice(request)}`;

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
} satisfies Record<string, Decision>;
