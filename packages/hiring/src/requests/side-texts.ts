import type { HireRequestResolution, HireRequestSide } from '@showcase/data/hire-requests';

type SideTexts = {
  listTitle: string;
  tabsLabel: string;
  loadingLabel: string;
  messageTitle: string;
  reviewTitle: string;
  settlementHint: string;
  resolutionHints: Record<NonNullable<HireRequestResolution>, string>;
};

/** The texts of the shared parts that each side reads differently. */
export const SIDE_TEXTS: Record<HireRequestSide, SideTexts> = {
  client: {
    listTitle: 'My Hire Requests',
    tabsLabel: 'My hire requests by status',
    loadingLabel: 'Loading your hire requests',
    messageTitle: 'Your message',
    reviewTitle: 'Your review',
    settlementHint: 'Payments are settled between you and the creator.',
    resolutionHints: {
      approved: 'You approved the work.',
      automatic: 'Completed automatically 14 days after delivery.',
      decided: 'Completed as the result of a case.',
      declined: 'Declined by the creator.',
      withdrawn: 'You withdrew this request.',
      closed: 'Closed because the creator deleted the account.',
      removed: 'Closed because the creator no longer offers it.',
      sold: 'Closed because the creator sold the project to someone else.',
      ended: 'Ended before it was completed.',
      expired: 'Expired after 14 days without an answer.',
    },
  },
  creator: {
    listTitle: 'Hire Requests',
    tabsLabel: 'Hire requests by status',
    loadingLabel: 'Loading hire requests',
    messageTitle: 'Message',
    reviewTitle: 'Review',
    settlementHint: 'Payments are settled between you and the client.',
    resolutionHints: {
      approved: 'Approved by the client.',
      automatic: 'Completed automatically 14 days after delivery.',
      decided: 'Completed as the result of a case.',
      declined: 'You declined this request.',
      withdrawn: 'Withdrawn by the client.',
      closed: 'Closed because the client deleted the account.',
      removed: 'Closed because you deleted what it was about.',
      sold: 'Closed because you sold the project to someone else.',
      ended: 'Ended before it was completed.',
      expired: 'Expired after 14 days without an answer.',
    },
  },
};
