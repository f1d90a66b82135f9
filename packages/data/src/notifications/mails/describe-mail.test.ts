import { describe, expect, it } from 'vitest';
import { testId } from '../../testing/rows.ts';
import { notificationKinds } from '../kinds/notification-kinds.ts';
import { describeMail } from './describe-mail.ts';
import { notificationTopics } from '../notification-topics.ts';
import { joinSentence } from '../kinds/sentence.ts';
import { accountRows } from './testing/account-rows.ts';
import { projectRows } from './testing/project-rows.ts';
import { part, request, stepRows, type Row } from './testing/step-rows.ts';

/** The parameters of all kinds. */
const params = {
  request_id: testId(1),
  side: 'creator',
  title: 'A shop',
  actor_name: 'Mia Chen',
  actor_id: testId(2),
  review_id: testId(3),
  project_id: testId(4),
  rating: 4,
  reason: 'We looked at it',
  search_id: testId(5),
  count: 5,
  names: ['Tide', 'Reef', 'Dune'],
  offer_kind: 'offer',
  milestone: 'A draft',
  due_on: '2026-12-03',
  days: 3,
  status: 'pending',
  invoice_id: testId(6),
  number: '2026-0007',
  cents: 80_050,
};
const requestPath = `/dashboard/dev/requests?request=${params.request_id}`;

const reason = 'Reason: We looked at it';

const rows: Row[] = [
  ...stepRows,
  ...accountRows,
  ['request_created', 'requests', 'Mia Chen wants to hire you', 'Open the request', [request]],
  ['request_delivered', 'requests', 'Mia Chen delivered their work', 'Open the delivery', part],
  ['request_changes_asked', 'requests', 'Mia Chen requested changes', 'Open the request', part],
  ['request_offer_made', 'requests', 'Mia Chen proposed terms', 'See the terms', [request]],
  [
    'request_reminder',
    'requests',
    'Mia Chen is still waiting for you',
    'Open the request',
    [request, 'Answer by: Dec 3'],
  ],
  ['request_end_asked', 'requests', 'Mia Chen wants to end a request', 'Answer', [request]],
  [
    'request_due',
    'requests',
    'Your work for Mia Chen is due',
    'Open the request',
    [request, 'Due: Dec 3'],
  ],
  ['review_received', 'reviews', 'You have a new review', 'Read the review', ['Rating: 4 of 5']],
  [
    'review_edited',
    'reviews',
    'A review that you replied to was edited',
    'Read the review',
    ['Rating: 4 of 5'],
  ],
  ['reply_received', 'reviews', 'Mia Chen replied to your review', 'Read the reply', []],
  ['message_received', 'messages', 'Mia Chen sent you a message', 'Open the conversation', []],
  [
    'search_matched',
    'searches',
    'New matches for a search you saved',
    'Open the search',
    ['Search: A shop', 'New: Tide, Reef, Dune and 2 more'],
  ],
  ['warning_received', 'account', 'You received a warning', null, ['About: A shop', reason]],
  ['report_upheld', 'reports', 'Your report was upheld', null, ['You reported: A shop']],
  ['report_dismissed', 'reports', 'Your report was dismissed', null, ['You reported: A shop']],
  ...projectRows,
  [
    'project_hidden',
    'account',
    'Your project is hidden',
    'Open your projects',
    ['Project: A shop', reason],
  ],
  [
    'service_hidden',
    'account',
    'Your service is hidden',
    'Open your services',
    ['Service: A shop', reason],
  ],
  ['review_hidden', 'account', '5 of your reviews are hidden', null, ['Reviews: 5', reason]],
  ['user_hidden', 'account', 'Your profile is hidden', 'Open your profile', [reason]],
  [
    'project_unhidden',
    'account',
    'Your project is visible again',
    'Open your projects',
    ['Project: A shop', reason],
  ],
  [
    'service_unhidden',
    'account',
    'Your service is visible again',
    'Open your services',
    ['Service: A shop', reason],
  ],
  [
    'review_unhidden',
    'account',
    '5 of your reviews are visible again',
    null,
    ['Reviews: 5', reason],
  ],
  ['user_unhidden', 'account', 'Your profile is visible again', 'Open your profile', [reason]],
];

describe('the mail of a notification', () => {
  it.each([
    ['review_hidden', 'Your review is hidden'],
    ['review_unhidden', 'Your review is visible again'],
  ])('does not count a single review: %s', (kind, subject) => {
    const single = { kind, params: { ...params, count: undefined } };
    expect(joinSentence(describeMail(single).subject)).toBe(subject);
    expect(describeMail(single).details.map(({ label }) => label)).toEqual(['Reason']);
  });

  it.each(rows)(
    '%s is of the topic %s: %j with the button %j',
    (kind, topic, subject, button, details) => {
      const mail = describeMail({ kind, params });

      expect(mail.topic).toBe(topic);
      expect(joinSentence(mail.subject)).toBe(subject);
      expect(mail.link?.label ?? null).toBe(button);
      expect(mail.details.map(({ label, text }) => `${label}: ${text}`)).toEqual(details);
    },
  );

  it('is in the table above for every kind', () => {
    expect(rows.map(([kind]) => kind).toSorted()).toEqual(
      Object.keys(notificationKinds).toSorted(),
    );
  });

  it.each(rows)('%s has a button where the bell has a link', (kind, _topic, _subject, button) => {
    expect(button !== null).toBe(notificationKinds[kind].describe(params)?.link !== null);
  });

  it('names nobody where time ended a request', () => {
    const { actor_name: _, ...rest } = params;
    const mail = describeMail({ kind: 'request_ended', params: rest });
    expect([mail.subject, mail.sentence].map(joinSentence)).toEqual([
      'A request has ended',
      'Ended after 5 days without an answer: A shop',
    ]);
  });

  it('does not say of a refund that has not arrived that it is owed: its invoice may not be paid', () => {
    const { text } = describeMail({ kind: 'request_refund_missing', params });
    expect(text && joinSentence(text)).toMatch(/The request says whether it is owed\./);
  });

  it('leads straight to the thing', () => {
    expect(describeMail({ kind: 'request_created', params }).link?.path).toBe(requestPath);
    const { subject } = describeMail({
      kind: 'request_created',
      params: { ...params, is_purchase: true },
    });
    expect(joinSentence(subject)).toBe('Mia Chen wants to buy your project');
  });

  it.each([
    ['an unknown kind', 'request_paid', params],
    ['an inherited property as kind', 'toString', params],
    ['parameters of another shape', 'request_created', { title: 5 }],
    ['no parameters', 'account_suspended', null],
  ])('with %s is neutral', (_name, kind, stored) => {
    expect(describeMail({ kind, params: stored })).toEqual({
      topic: null,
      subject: ['You have a new notification'],
      text: null,
      details: [],
      sentence: ['You have a new notification'],
      link: null,
    });
  });
});

it('every topic has a kind', () => {
  const used = new Set(rows.map(([, topic]) => topic));
  expect(new Set([...Object.keys(notificationTopics), 'security'])).toEqual(used);
});
