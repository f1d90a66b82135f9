import {
  describeMail,
  notificationKinds,
  type NotificationKind,
} from '@showcase/data/notification-kinds';
import type { OutgoingMail } from '../outgoing-mail.ts';

const REQUEST_ID = '00000000-0000-4000-8000-000000000401';
const REVIEW_ID = '00000000-0000-4000-8000-000000000402';
const PROJECT_ID = '00000000-0000-4000-8000-000000000403';
const MIA_ID = '00000000-0000-4000-8000-000000000404';

const mia = { actor_name: 'Mia Chen', actor_id: MIA_ID };
const ada = { actor_name: 'Ada Stone', actor_id: '00000000-0000-4000-8000-000000000405' };
const title = 'A booking page for a climbing gym';
const toCreator = { ...mia, request_id: REQUEST_ID, side: 'creator', title };
const toClient = { ...ada, request_id: REQUEST_ID, side: 'client', title };
const milestone = 'A clickable draft';
const INVOICE_ID = '00000000-0000-4000-8000-000000000408';
const invoice = { invoice_id: INVOICE_ID, number: '2026-0007', cents: 80_000 };
const reason = 'The cover shows the logo of a company that you do not work for. Please replace it.';
const project = { title: 'Harbor Pantry', reason };
const apology = 'A mistake of ours: the license of the picture allows this.';

const samples: Record<NotificationKind, object> = {
  request_created: toCreator,
  request_accepted: toClient,
  request_declined: toClient,
  request_cancelled: toCreator,
  request_delivered: toClient,
  request_changes_asked: toCreator,
  request_approved: toCreator,
  request_ended: toClient,
  request_party_left: toClient,
  request_paused: toClient,
  request_resumed: toClient,
  request_hidden: toClient,
  request_shown: toClient,
  request_item_removed: toClient,
  request_sold: toClient,
  request_completed: toCreator,
  request_offer_made: { ...toClient, offer_kind: 'offer' },
  request_offer_accepted: { ...toCreator, offer_kind: 'offer' },
  request_offer_declined: { ...toCreator, offer_kind: 'change_order' },
  request_offer_withdrawn: { ...toClient, offer_kind: 'offer' },
  request_offer_expired: { ...toCreator, offer_kind: 'change_order' },
  request_milestone_approved: { ...toCreator, milestone },
  request_milestone_completed: { ...toCreator, milestone },
  request_expired: toClient,
  request_end_asked: toCreator,
  request_end_declined: toClient,
  request_end_withdrawn: toCreator,
  request_reminder: { ...toCreator, days: 3, status: 'pending', due_on: '2026-12-03' },
  request_due: { ...toCreator, due_on: '2026-12-03' },
  request_invoice: { ...toClient, ...invoice },
  request_invoice_reminder: { ...toClient, ...invoice },
  request_invoice_paid: { ...toCreator, ...invoice },
  request_invoice_received: { ...toClient, ...invoice },
  request_invoice_corrected: { ...toClient, ...invoice, number: '2026-0008' },
  credit_note_issued: { ...toClient, ...invoice, number: '2026-0008', cents: 10_000 },
  request_credit: { ...toClient, ...invoice, cents: 10_000 },
  request_credit_asked: { ...toClient, ...invoice, cents: 10_000 },
  request_credit_confirmed: { ...toCreator, ...invoice, cents: 10_000 },
  request_refund_owed: { ...toCreator, ...invoice, cents: 10_000 },
  request_refund_sent: { ...toClient, ...invoice, cents: 10_000 },
  request_refund_confirmed: { ...toCreator, ...invoice, cents: 10_000 },
  request_refund_missing: { ...toCreator, ...invoice, cents: 10_000 },
  request_refund_assumed: { ...toClient, ...invoice, cents: 10_000 },
  request_refund_reminder: { ...toCreator, ...invoice, cents: 10_000 },
  request_payment_missing: { ...toClient, ...invoice },
  request_payment_withdrawn: { ...toCreator, ...invoice },
  request_case_opened: toCreator,
  request_case_answered: toClient,
  request_case_waiting: toClient,
  request_case_agreed: toCreator,
  request_redo_agreed: toCreator,
  request_redone: toClient,
  request_redo_accepted: toCreator,
  request_case_withdrawn: toCreator,
  request_case_lapsed: toClient,
  request_case_decided: toClient,
  request_case_appealed: toCreator,
  request_case_closed: toClient,
  review_received: { ...mia, review_id: REVIEW_ID, rating: 5 },
  review_edited: { ...mia, review_id: REVIEW_ID, rating: 1 },
  reply_received: { ...ada, request_id: REQUEST_ID },
  message_received: {
    ...mia,
    count: 5,
    texts: [
      'Hi Ada, thanks for the quick start!',
      'Two things about the calendar:\n\n– Can it start on Monday?\n– Members should see their own bookings first.',
      'No hurry, Thursday is fine.',
    ],
  },
  search_matched: {
    search_id: '00000000-0000-4000-8000-000000000407',
    title: 'React · Berlin Germany · Up to $500',
    count: 5,
    names: ['Landing page in a week', 'A shop for one product', 'Speed check'],
  },
  warning_received: project,
  report_upheld: { title: 'Crypto Doubler 3000' },
  report_dismissed: { title: 'Recipe Box' },
  sale_kind_needed: { count: 3 },
  project_featured: { title: 'Harbor Pantry', project_id: PROJECT_ID, reason: 'Clear and fast.' },
  project_unfeatured: { title: 'Harbor Pantry', reason: 'Featured for four weeks.' },
  proof_lost: { title: 'Harbor Pantry', project_id: PROJECT_ID },
  proof_taken: { title: 'Harbor Pantry', project_id: PROJECT_ID },
  project_hidden: project,
  service_hidden: { title: 'Landing page in a week', reason },
  review_hidden: { title: 'Ada Stone', reason: 'It contains a phone number.' },
  user_hidden: { title: 'Ada Stone', reason },
  project_unhidden: { title: 'Harbor Pantry', reason: apology },
  service_unhidden: { title: 'Landing page in a week', reason: apology },
  review_unhidden: { title: 'Ada Stone', reason: apology },
  user_unhidden: { title: 'Ada Stone', reason: apology },
  account_suspended: { reason: 'Three projects were copies of the work of other people.' },
  suspension_upheld: { reason: 'The three projects are still copies of the work of other people.' },
  account_reinstated: { reason: 'The copies are gone. Welcome back.' },
  admin_granted: { reason: 'Looks after reports in the evening.' },
  admin_revoked: { reason: 'Moved to another team.' },
  app_added: {},
  app_removed: {},
  recovery_code_used: { count: 9 },
  recovery_codes_replaced: {},
  payment_changed: {},
  password_changed: {},
  email_changed: {},
};

const others: Record<string, { topic: string | null; params: object }> = {
  digest: {
    topic: 'digest',
    params: {
      period: 'daily',
      items: Object.entries(samples).map(([kind, params]) => ({ kind, params })),
      more: 4,
    },
  },
  newsletter: {
    topic: 'newsletter',
    params: {
      subject: 'Five projects that shipped in November',
      body: `Hello,

this month **42 creators** published their work. Three things to look at:

1. [Harbor Pantry](https://showcase.example/projects/harbor-pantry), a stock list for food banks
2. [Trail Notes](/projects/trail-notes), which works *without* a network
3. A new page about [pricing](/pricing)

## For clients

- Requests now show what is due next.
- Reviews name the project.

> “It took a week from the first message to the launch.”

Questions? Write to <team@showcase.example>.`,
    },
  },
  newsletter_confirmation: {
    topic: null,
    params: { token: `00000000-0000-4000-8000-000000000406.confirm.${'a1b2c3d4'.repeat(8)}` },
  },
  contact_confirmation: { topic: null, params: { token: 'a1b2c3d4'.repeat(8) } },
};

export const notificationSamples = Object.keys(notificationKinds).map((kind) => {
  const params = samples[kind as NotificationKind];
  return createMail(kind, params, describeMail({ kind, params }).topic);
});

/** One mail of every kind. */
export const sampleMails = [
  ...notificationSamples,
  ...Object.entries(others).map(([kind, { topic, params }]) => createMail(kind, params, topic)),
];

export function createMail(
  kind: string,
  params: unknown,
  topic: string | null = 'account',
): OutgoingMail {
  return {
    id: '00000000-0000-4000-8000-000000000400',
    kind,
    to: 'ada@example.com',
    topic,
    params,
    unsubscribe_token:
      topic && topic !== 'security' ? `${MIA_ID}.${topic}.${'0123abcd'.repeat(8)}` : null,
  };
}

/** The same mail with another text in place of everything that users write. */
export function withUserText(mail: OutgoingMail, text: string): OutgoingMail {
  return { ...mail, params: replaceTexts(mail.params, text) };
}

const userTexts = ['actor_name', 'title', 'milestone', 'reason', 'subject', 'body'];

function replaceTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item === 'string' ? text : replaceTexts(item, text),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      userTexts.includes(key) ? text : replaceTexts(inner, text),
    ]),
  );
}
