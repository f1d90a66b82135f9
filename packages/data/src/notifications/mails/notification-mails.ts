import type { NotificationMail } from './mail-wording.ts';
import type { NotificationKind } from '../kinds/notification-kinds.ts';
import { caseMails } from './case-mails.ts';
import { paymentMails } from './payment-mails.ts';
import { requestMails } from './request-mails.ts';
import { sentence } from '../kinds/sentence.ts';

const reason = { reason: 'Reason' };
const project = {
  topic: 'account',
  details: { title: 'Project', ...reason },
  button: 'Open your projects',
} as const;
const service = {
  topic: 'account',
  details: { title: 'Service', ...reason },
  button: 'Open your services',
} as const;
const account = { topic: 'account', details: reason } as const;
const reviews = { count: 'Reviews', ...reason };
const security = {
  topic: 'security',
  text: "If this wasn't you, change your password at once and end all your other sessions.",
  button: 'Review your security',
} as const;
const hidden = { text: "Other people can't see it now." };

/** The parts of a mail beside the sentence and the link of its kind. */
export const notificationMails: Record<NotificationKind, NotificationMail> = {
  ...requestMails,
  ...paymentMails,
  ...caseMails,

  review_received: {
    topic: 'reviews',
    subject: 'You have a new review',
    text: (actor) => sentence`${actor} reviewed your work.`,
    details: { rating: 'Rating' },
    button: 'Read the review',
  },
  review_edited: {
    topic: 'reviews',
    subject: 'A review that you replied to was edited',
    text: 'Your reply is marked as one to the former version. You can reply again.',
    details: { rating: 'Rating' },
    button: 'Read the review',
  },
  reply_received: {
    topic: 'reviews',
    subject: (actor) => sentence`${actor} replied to your review`,
    button: 'Read the reply',
  },
  message_received: {
    topic: 'messages',
    subject: (actor) => sentence`${actor} sent you a message`,
    button: 'Open the conversation',
  },

  search_matched: {
    topic: 'searches',
    subject: 'New matches for a search you saved',
    details: { title: 'Search', names: 'New' },
    button: 'Open the search',
  },

  warning_received: {
    topic: 'account',
    subject: 'You received a warning',
    text: 'Nothing was removed. Please fix what the reason describes.',
    details: { title: 'About', ...reason },
  },
  report_upheld: {
    topic: 'reports',
    subject: 'Your report was upheld',
    text: 'We agree with your report. Thanks for letting us know.',
    details: { title: 'You reported' },
  },
  report_dismissed: {
    topic: 'reports',
    subject: 'Your report was dismissed',
    text: 'We looked at it and decided to leave it as it is. Thanks for letting us know.',
    details: { title: 'You reported' },
  },
  project_featured: {
    ...project,
    subject: 'Your project is featured',
    text: 'Visitors now find it among the featured projects.',
    button: 'Open the project',
  },
  project_unfeatured: { ...project, subject: 'Your project is no longer featured' },
  sale_kind_needed: {
    topic: 'account',
    subject: 'Choose how you sell your projects',
    text: 'Projects are now sold once, with all rights, or by license. Open each project that is for sale and choose one of the two. No one can buy it until you do, and requests that wait for your answer keep their terms.',
    button: 'Open your projects',
  },
  proof_lost: {
    ...project,
    subject: 'Your project is no longer marked as yours',
    text: 'We looked for the proof three weeks in a row. Publish it again to get the mark back.',
  },
  proof_taken: {
    ...project,
    subject: 'Someone else owns what your project links to',
    text: 'Their proof is newer than yours. If it is yours, publish your proof again and check it.',
  },
  project_hidden: { ...project, ...hidden, subject: 'Your project is hidden' },
  service_hidden: { ...service, ...hidden, subject: 'Your service is hidden' },
  review_hidden: {
    ...account,
    ...hidden,
    details: reviews,
    subject: (_actor, _isPurchase, count) => [
      count > 1 ? `${count} of your reviews are hidden` : 'Your review is hidden',
    ],
  },
  user_hidden: {
    ...account,
    ...hidden,
    subject: 'Your profile is hidden',
    button: 'Open your profile',
  },
  project_unhidden: { ...project, subject: 'Your project is visible again' },
  service_unhidden: { ...service, subject: 'Your service is visible again' },
  review_unhidden: {
    ...account,
    details: reviews,
    subject: (_actor, _isPurchase, count) => [
      count > 1 ? `${count} of your reviews are visible again` : 'Your review is visible again',
    ],
  },
  user_unhidden: {
    ...account,
    subject: 'Your profile is visible again',
    button: 'Open your profile',
  },

  account_suspended: {
    ...account,
    subject: 'Your account is suspended',
    text: "You can still end requests, approve deliveries, take part in cases, and say what was paid, received or sent back. The time in which only you can answer is paused: for 90 days at most, in a case for 30. If it lasts 14 days, others can end what isn't delivered.",
  },
  account_reinstated: {
    ...account,
    subject: 'Your account is active again',
    text: 'You have as much more time to answer requests, deliveries and cases as your account was suspended.',
  },
  suspension_upheld: { ...account, subject: 'Your account stays suspended' },
  admin_granted: { ...account, subject: "You're now an admin", button: 'Open the admin area' },
  admin_revoked: { ...account, subject: "You're no longer an admin" },

  app_added: {
    ...security,
    text: 'If this wasn\'t you, choose "Forgot your password" when you sign in, and follow the link that we mail you at once.',
    subject: 'An authenticator app was added to your account',
  },
  app_removed: { ...security, subject: 'The authenticator app was removed from your account' },
  recovery_code_used: { ...security, subject: 'A recovery code of your account was used' },
  recovery_codes_replaced: { ...security, subject: 'Your recovery codes were replaced' },
  payment_changed: {
    ...security,
    subject: 'How you are paid was changed',
    text: "Invoices that are issued from now on have the new details. If it wasn't you, change them back, change your password and end all your other sessions at once.",
    button: 'Review your billing details',
  },
  password_changed: {
    ...security,
    subject: 'Your password was changed',
    text: 'If this wasn\'t you, choose "Forgot your password" when you sign in, and follow the link that we mail you at once.',
  },
  email_changed: {
    ...security,
    subject: 'Your email was changed',
    text: "The account uses another address from now on. This mail goes to both. If it wasn't you, reply to this mail at once.",
  },
};
