import { describe, expect, it } from 'vitest';
import { testId } from '../../testing/rows.ts';
import { describeNotification, notificationKinds } from './notification-kinds.ts';
import { caseRows, paymentRows } from './testing/payment-rows.ts';
import { request_id, requestRows, step, toClient, type Row } from './testing/request-rows.ts';

const reason = { reason: 'We looked at it' };
const item = { title: 'Harbor Pantry', ...reason };
const actor = { actor_id: testId(2), actor_name: 'Ada Stone' };

const found = { search_id: testId(5), title: 'Maps' };
const toSearch = `/dashboard/client/saved?tab=searches&search=${testId(5)}`;
const SECURITY = '/dashboard?settings=security';

const rows: Row[] = [
  ...requestRows,
  ...paymentRows,
  ...caseRows,
  [
    'review_received',
    { review_id: testId(3), rating: 4, actor_name: 'Mia Chen' },
    'Mia Chen reviewed you: 4 of 5',
    `/dashboard/dev/reviews?review=${testId(3)}`,
  ],
  [
    'review_edited',
    { review_id: testId(3), rating: 1, actor_name: 'Mia Chen' },
    'Mia Chen edited the review that you replied to: now 1 of 5',
    `/dashboard/dev/reviews?review=${testId(3)}`,
  ],
  ['reply_received', { ...actor, request_id }, 'Ada Stone replied to your review', toClient],
  ['reply_received', actor, 'Ada Stone replied to your review', `/creators/${actor.actor_id}`],
  [
    'message_received',
    actor,
    'Ada Stone sent you a message',
    `/dashboard/client/messages?with=${actor.actor_id}`,
  ],
  [
    'message_received',
    { ...actor, count: 3 },
    'Ada Stone sent you 3 messages',
    `/dashboard/client/messages?with=${actor.actor_id}`,
  ],
  ['search_matched', { ...found, count: 1, names: ['Tide'] }, 'New match for Maps: Tide', toSearch],
  [
    'search_matched',
    { ...found, count: 3, names: ['Tide', 'Reef', 'Dune'] },
    '3 new matches for Maps: Tide, Reef and Dune',
    toSearch,
  ],
  [
    'search_matched',
    { ...found, count: 5, names: ['Tide', 'Reef', 'Dune'] },
    '5 new matches for Maps: Tide, Reef, Dune and 2 more',
    toSearch,
  ],
  ['warning_received', item, 'You received a warning about "Harbor Pantry": We looked at it', null],
  ['report_upheld', item, 'Your report on "Harbor Pantry" was upheld', null],
  ['report_dismissed', item, 'Your report on "Harbor Pantry" was dismissed', null],
  [
    'sale_kind_needed',
    { count: 1 },
    'Choose how you sell your project. No one can buy it until you do.',
    '/dashboard/dev/projects',
  ],
  [
    'sale_kind_needed',
    { count: 3 },
    'Choose how you sell your 3 projects. No one can buy them until you do.',
    '/dashboard/dev/projects',
  ],
  [
    'project_featured',
    { ...item, project_id: testId(4) },
    '"Harbor Pantry" is featured: We looked at it',
    `/projects/${testId(4)}`,
  ],
  [
    'project_unfeatured',
    item,
    '"Harbor Pantry" is no longer featured: We looked at it',
    '/dashboard/dev/projects',
  ],
  [
    'proof_lost',
    { title: 'Harbor Pantry', project_id: testId(4) },
    'We no longer find the proof that "Harbor Pantry" is yours',
    '/dashboard/dev/projects',
  ],
  [
    'proof_taken',
    { title: 'Harbor Pantry', project_id: testId(4) },
    'Someone else proved that the website or repository of "Harbor Pantry" is theirs',
    '/dashboard/dev/projects',
  ],
  ['project_hidden', item, '"Harbor Pantry" is hidden: We looked at it', '/dashboard/dev/projects'],
  ['service_hidden', item, '"Harbor Pantry" is hidden: We looked at it', '/dashboard/dev/services'],
  ['review_hidden', item, 'Your review is hidden: We looked at it', null],
  ['review_hidden', { ...item, count: 3 }, '3 of your reviews are hidden: We looked at it', null],
  [
    'review_unhidden',
    { ...item, count: 3 },
    '3 of your reviews are visible again: We looked at it',
    null,
  ],
  ['user_hidden', item, 'Your profile is hidden: We looked at it', '/dashboard/dev/profile'],
  [
    'project_unhidden',
    item,
    '"Harbor Pantry" is visible again: We looked at it',
    '/dashboard/dev/projects',
  ],
  [
    'service_unhidden',
    item,
    '"Harbor Pantry" is visible again: We looked at it',
    '/dashboard/dev/services',
  ],
  ['review_unhidden', item, 'Your review is visible again: We looked at it', null],
  [
    'user_unhidden',
    item,
    'Your profile is visible again: We looked at it',
    '/dashboard/dev/profile',
  ],
  ['account_suspended', reason, 'Your account is suspended: We looked at it', null],
  ['account_reinstated', reason, 'Your account is active again: We looked at it', null],
  ['suspension_upheld', reason, 'Your account stays suspended: We looked at it', null],
  ['admin_granted', reason, "You're now an admin: We looked at it", '/dashboard/admin/overview'],
  ['admin_revoked', reason, "You're no longer an admin: We looked at it", null],
  ['app_added', {}, 'An authenticator app was added to your account', SECURITY],
  ['app_removed', {}, 'The authenticator app was removed from your account', SECURITY],
  ['recovery_code_used', { count: 9 }, 'A recovery code was used. You have 9 left', SECURITY],
  [
    'recovery_codes_replaced',
    {},
    'You have new recovery codes. The earlier ones no longer work',
    SECURITY,
  ],
  [
    'payment_changed',
    {},
    'How you are paid was changed in your billing details',
    '/dashboard?settings=billing',
  ],
  ['password_changed', {}, 'Your password was changed', SECURITY],
  ['email_changed', {}, 'Your email was changed', SECURITY],
];

describe('a notification', () => {
  it.each(rows)('%s of %j says %j', (kind, params, title, link) => {
    expect(describeNotification({ kind, params })).toEqual({ title, link });
  });

  it('is in the table above for every kind', () => {
    expect(new Set(rows.map(([kind]) => kind))).toEqual(new Set(Object.keys(notificationKinds)));
  });

  it.each([
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), `${'x'.repeat(29)}…`],
    ['🛟'.repeat(31), `${'🛟'.repeat(29)}…`],
  ])('of an item with the title %s names it %s', (title, short) => {
    const params = { ...item, title };
    expect(describeNotification({ kind: 'project_hidden', params }).title).toBe(
      `"${short}" is hidden: We looked at it`,
    );
  });

  it.each([
    ['an unknown kind', 'request_paid', step],
    ['the name of an inherited property', 'toString', step],
    ['a missing parameter', 'request_created', { request_id }],
    ['a parameter of another type', 'request_created', { ...step, title: 5 }],
    ['an id that would change the link', 'message_received', { ...actor, actor_id: '../evil' }],
    ['no parameters', 'request_created', null],
  ])('of a newer server with %s has a neutral sentence and no link', (_name, kind, params) => {
    expect(describeNotification({ kind, params })).toEqual({
      title: 'You have a new notification',
      link: null,
    });
  });

  it('ignores what a newer server adds', () => {
    const params = { ...reason, decided_at: '2026-01-01' };
    const { title } = describeNotification({ kind: 'account_suspended', params });
    expect(title).toBe('Your account is suspended: We looked at it');
  });
});
