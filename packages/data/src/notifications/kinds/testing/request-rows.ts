import { testId } from '../../../testing/rows.ts';

/** A stored notification, and what the bell shows of it. */
export type Row = [kind: string, params: object, title: string, link: string | null];

export const request_id = testId(1);
export const step = { request_id, side: 'creator', title: 'A shop', actor_name: 'Mia Chen' };
export const toCreator = `/dashboard/dev/requests?request=${request_id}`;
export const toClient = `/dashboard/client/requests?request=${request_id}`;

export const requestRows: Row[] = [
  ['request_created', step, 'Mia Chen wants to hire you: A shop', toCreator],
  ['request_created', { ...step, is_purchase: true }, 'Mia Chen wants to buy A shop', toCreator],
  [
    'request_accepted',
    { ...step, side: 'client' },
    'Mia Chen accepted your request: A shop',
    toClient,
  ],
  [
    'request_declined',
    { ...step, side: 'client' },
    'Mia Chen declined your request: A shop',
    toClient,
  ],
  ['request_cancelled', step, 'Mia Chen withdrew their request: A shop', toCreator],
  ['request_delivered', { ...step, side: 'client' }, 'Mia Chen delivered: A shop', toClient],
  [
    'request_delivered',
    { ...step, side: 'client', milestone: 'Draft' },
    'Mia Chen delivered Draft of A shop',
    toClient,
  ],
  ['request_changes_asked', step, 'Mia Chen requested changes: A shop', toCreator],
  [
    'request_changes_asked',
    { ...step, milestone: 'Draft' },
    'Mia Chen requested changes to Draft of A shop',
    toCreator,
  ],
  [
    'request_ended',
    { ...step, milestone: 'Draft' },
    'Mia Chen ended the request: A shop',
    toCreator,
  ],
  ['request_approved', step, 'Mia Chen approved your work: A shop', toCreator],
  ['request_ended', step, 'Mia Chen ended the request: A shop', toCreator],
  ['request_end_asked', step, 'Mia Chen wants to end the request: A shop', toCreator],
  [
    'request_paused',
    step,
    "Mia Chen's account is suspended. What only they can do waits: A shop",
    toCreator,
  ],
  ['request_resumed', step, "Mia Chen's account is active again: A shop", toCreator],
  [
    'request_hidden',
    step,
    "An admin hid what Mia Chen offers. It can't be accepted for now: A shop",
    toCreator,
  ],
  [
    'request_item_removed',
    step,
    'Mia Chen no longer offers this, which closed your request: A shop',
    toCreator,
  ],
  [
    'request_sold',
    step,
    'Mia Chen sold this to someone else, which closed your request: A shop',
    toCreator,
  ],
  ['request_shown', step, 'Mia Chen can accept your request again: A shop', toCreator],
  [
    'request_party_left',
    step,
    'Mia Chen deleted their account. Everything sent for A shop stays.',
    toCreator,
  ],
  [
    'request_party_left',
    { ...step, has_ended: true },
    'Mia Chen deleted their account, which ended the request: A shop',
    toCreator,
  ],
  ['request_end_declined', step, 'Mia Chen wants to keep working: A shop', toCreator],
  ['request_end_withdrawn', step, 'Mia Chen no longer wants to end the request: A shop', toCreator],
  ['request_completed', step, 'Completed 14 days after delivery: A shop', toCreator],
  [
    'request_offer_made',
    { ...step, side: 'client', offer_kind: 'offer' },
    'Mia Chen made you an offer: A shop',
    toClient,
  ],
  [
    'request_offer_made',
    { ...step, offer_kind: 'offer' },
    'Mia Chen suggested changes to your offer: A shop',
    toCreator,
  ],
  [
    'request_offer_made',
    { ...step, offer_kind: 'change_order' },
    'Mia Chen proposed a change: A shop',
    toCreator,
  ],
  [
    'request_offer_made',
    { ...step, side: 'client', offer_kind: 'extension' },
    'Mia Chen asked for more time: A shop',
    toClient,
  ],
  [
    'request_offer_accepted',
    { ...step, offer_kind: 'offer' },
    'Mia Chen accepted your offer: A shop',
    toCreator,
  ],
  [
    'request_offer_accepted',
    { ...step, offer_kind: 'extension' },
    'Mia Chen gave you more time: A shop',
    toCreator,
  ],
  [
    'request_offer_declined',
    { ...step, offer_kind: 'change_order' },
    'Mia Chen declined your change: A shop',
    toCreator,
  ],
  [
    'request_offer_withdrawn',
    { ...step, offer_kind: 'offer' },
    'Mia Chen withdrew their offer: A shop',
    toCreator,
  ],
  [
    'request_offer_expired',
    { ...step, offer_kind: 'change_order' },
    'A proposed change expired: A shop',
    toCreator,
  ],
  [
    'request_milestone_approved',
    { ...step, milestone: 'Draft' },
    'Mia Chen approved Draft of A shop',
    toCreator,
  ],
  [
    'request_milestone_completed',
    { ...step, milestone: 'Draft' },
    'Approved 14 days after delivery: Draft of A shop',
    toCreator,
  ],
  ['request_expired', step, 'Expired after 14 days without an answer: A shop', toCreator],
  [
    'request_reminder',
    { ...step, days: 3, status: 'pending', due_on: '2026-12-03' },
    'Mia Chen is still waiting for your answer: A shop',
    toCreator,
  ],
  [
    'request_reminder',
    { ...step, side: 'client', days: 12, status: 'accepted', due_on: '2026-12-03' },
    'Mia Chen is still waiting for your approval: A shop',
    toClient,
  ],
  ['request_due', { ...step, due_on: '2026-12-03' }, 'Due Dec 3 for Mia Chen: A shop', toCreator],
];
