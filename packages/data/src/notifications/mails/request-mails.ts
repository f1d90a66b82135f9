import type { NotificationMail } from './mail-wording.ts';
import type { requestKinds } from '../kinds/request-kinds.ts';
import { sentence } from '../kinds/sentence.ts';

const request = { details: { title: 'Request' }, button: 'Open the request' };
const part = { ...request, details: { milestone: 'Milestone', title: 'Request' } };

export const requestMails: Record<keyof typeof requestKinds, NotificationMail> = {
  request_created: {
    ...request,
    topic: 'requests',
    subject: (actor, isPurchase) =>
      isPurchase
        ? sentence`${actor} wants to buy your project`
        : sentence`${actor} wants to hire you`,
    text: 'Read the request, then accept or decline it. Without an answer, it expires after 14 days.',
  },
  request_accepted: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} accepted your request`,
    text: 'The work can start.',
  },
  request_declined: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} declined your request`,
    text: 'You can hire another creator for it.',
  },
  request_cancelled: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} withdrew their request`,
    text: "You don't need to do anything.",
  },
  request_delivered: {
    ...part,
    topic: 'requests',
    subject: (actor) => sentence`${actor} delivered their work`,
    text: 'Look at the delivery, then approve it or request changes. Without an answer, it is approved after 14 days.',
    button: 'Open the delivery',
  },
  request_changes_asked: {
    ...part,
    topic: 'requests',
    subject: (actor) => sentence`${actor} requested changes`,
    text: "Read what they'd like to have changed, then deliver again. If you neither deliver nor answer for 14 days, they can end the request.",
  },
  request_approved: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} approved your work`,
    text: 'This request is completed.',
  },
  request_ended: {
    ...request,
    topic: 'request_updates',
    subject: 'A request has ended',
    text: 'What was not approved by then is not owed.',
  },
  request_party_left: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} deleted their account`,
    text: 'Open requests with them have ended. Everything that was delivered, agreed on and invoiced stays.',
  },
  request_paused: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor}'s account is suspended`,
    text: "Nothing new can be agreed on, and the time in which only they can answer is paused: for 90 days at most, in a case for 30. You can end a request that isn't accepted now, and accepted work that isn't delivered 14 days from now. Cases and payments continue.",
  },
  request_resumed: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor}'s account is active again`,
    text: 'Your request continues. They have as much more time to answer as their account was suspended.',
  },
  request_hidden: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`An admin hid what ${actor} offers`,
    text: "Your request can't be accepted while it is hidden. You can wait, or withdraw your request and hire someone else.",
  },
  request_shown: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} can accept your request again`,
    text: 'What an admin had hidden can be agreed on again.',
  },
  request_item_removed: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} closed your request`,
    text: 'They deleted what you wanted. Nothing was agreed on, so nothing is owed. You can hire another creator.',
  },
  request_sold: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} sold the project to someone else`,
    text: 'A project that is sold once has one buyer. Your request is closed, nothing was agreed on, and nothing is owed.',
  },
  request_end_asked: {
    ...request,
    topic: 'requests',
    subject: (actor) => sentence`${actor} wants to end a request`,
    text: 'Read why, then agree or keep working. Five days without an answer end it, unless something was delivered.',
    button: 'Answer',
  },
  request_end_declined: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} wants to keep working`,
    text: 'The request continues as it was.',
  },
  request_end_withdrawn: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} no longer wants to end a request`,
    text: 'The request continues as it was.',
  },
  request_completed: {
    ...request,
    topic: 'request_updates',
    subject: 'Your request is completed',
    text: 'Requests are completed automatically 14 days after delivery.',
  },

  request_offer_made: {
    ...request,
    topic: 'requests',
    subject: (actor) => sentence`${actor} proposed terms`,
    text: 'Look at what they propose, then accept it, decline it or suggest changes.',
    button: 'See the terms',
  },
  request_offer_accepted: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} accepted your terms`,
    text: 'They are what you both agreed on now.',
  },
  request_offer_declined: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} declined your terms`,
    text: 'The request stays as it was. You can propose other terms.',
  },
  request_offer_withdrawn: {
    ...request,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} withdrew their terms`,
    text: 'The request stays as it was.',
  },
  request_offer_expired: {
    ...request,
    topic: 'request_updates',
    subject: 'Proposed terms have expired',
    text: 'Nobody answered in time. The request stays as it was.',
  },
  request_milestone_approved: {
    ...part,
    topic: 'request_updates',
    subject: (actor) => sentence`${actor} approved a milestone`,
    text: 'The next milestone can start.',
  },
  request_milestone_completed: {
    ...part,
    topic: 'request_updates',
    subject: 'A milestone is approved',
    text: 'Deliveries are approved automatically after 14 days.',
  },
  request_expired: {
    ...request,
    topic: 'request_updates',
    subject: 'A request has expired',
    text: 'Requests without an answer expire after 14 days.',
  },
  request_reminder: {
    ...request,
    details: { title: 'Request', due_on: 'Answer by' },
    topic: 'requests',
    subject: (actor) => sentence`${actor} is still waiting for you`,
    text: 'After that, requests and offers expire, and deliveries are approved automatically.',
  },
  request_due: {
    ...request,
    details: { title: 'Request', due_on: 'Due' },
    topic: 'requests',
    subject: (actor) => sentence`Your work for ${actor} is due`,
    text: 'Deliver the work, or ask for more time.',
  },
};
