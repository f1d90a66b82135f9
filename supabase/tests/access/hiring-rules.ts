import type { AccessByRole, Rules } from './rules.ts';

const deniedToAll: AccessByRole = ['denied', 'denied', 'denied', 'denied', 'denied'];
const partiesOnly: AccessByRole = ['yes', 'yes', 'nothing', 'denied', 'nothing'];
const ownerOnly: AccessByRole = ['yes', 'nothing', 'nothing', 'denied', 'nothing'];
const eachOwnRow: AccessByRole = ['yes', 'yes', 'yes', 'denied', 'yes'];
const writtenByFunctions = {
  select: partiesOnly,
  insert: deniedToAll,
  update: deniedToAll,
  delete: deniedToAll,
};

/** The owner is the creator of a completed request; the counterparty is its client. */
export const hiringRules: Record<string, Rules> = {
  hire_requests: {
    ...writtenByFunctions,
    where: ({ request }) => ['id', request],
    change: 'status',
    row: ({ owner }) => ({ creator_id: owner, title: 'Mine', price: 1 }),
  },
  hire_request_events: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'note',
    row: ({ request }) => ({ hire_request_id: request, version: 9, action: 'approve' }),
  },
  offers: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'price',
    row: ({ request }) => ({
      ...{ hire_request_id: request, number: 9, kind: 'request', side: 'creator' },
      ...{ title: 'Mine', scope: 'Mine' },
    }),
  },
  milestones: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'price',
    row: ({ request }) => ({ hire_request_id: request, number: 9, title: 'Mine', price: 1 }),
  },
  cases: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'status',
    row: ({ request }) => ({
      ...{ hire_request_id: request, milestone: 1, kind: 'money_back', outcome: 'all' },
      ...{ case_key: request },
    }),
  },
  case_steps: {
    ...writtenByFunctions,
    where: ({ case: id }) => ['case_id', id],
    change: 'text',
    row: ({ case: id }) => ({ case_id: id, number: 9, side: 'client', action: 'accept' }),
  },
  offer_templates: {
    select: ownerOnly,
    insert: ['yes', 'denied', 'yes', 'denied', 'denied'],
    update: ownerOnly,
    delete: ownerOnly,
    where: ({ owner }) => ['user_id', owner],
    change: 'name',
    row: () => ({ name: 'Mine', title: 'A map', scope: 'x'.repeat(20), price: 5, days: 3 }),
  },
  transactions: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'amount',
    row: ({ request }) => ({ hire_request_id: request, title: 'Mine', amount: 1 }),
  },
  agreements: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'text',
    row: ({ request }) => ({ hire_request_id: request, version: 1, text: 'A', fingerprint: 'a' }),
  },
  invoices: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'total_cents',
    row: ({ request }) => ({
      ...{ hire_request_id: request, milestone: 2, year: 2026, serial: 9, total_cents: 100 },
      ...{ seller: { name: 'A' }, buyer: { name: 'B' }, lines: [{ title: 'A', cents: 100 }] },
    }),
  },
  refunds: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'reason',
    row: ({ request }) => ({
      ...{ hire_request_id: request, invoice_id: request, amount_cents: -100 },
      ...{ reason: 'A mistake', status: 'owed', is_credit: false },
    }),
  },
  billing_details: {
    select: ownerOnly,
    insert: eachOwnRow,
    update: ownerOnly,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'name',
    row: () => ({ name: 'Mine' }),
  },
  reviews: {
    select: ['yes', 'yes', 'yes', 'yes', 'yes'],
    insert: ['denied', 'yes', 'denied', 'denied', 'denied'],
    update: ['nothing', 'yes', 'nothing', 'denied', 'nothing'],
    delete: deniedToAll,
    where: ({ owner }) => ['target_user_id', owner],
    change: 'comment',
    row: ({ owner, request }) => ({
      target_user_id: owner,
      hire_request_id: request,
      rating: 5,
      comment: 'Great',
    }),
  },
  project_likes: {
    select: ownerOnly,
    insert: eachOwnRow,
    update: deniedToAll,
    delete: ownerOnly,
    where: ({ owner }) => ['user_id', owner],
    change: 'created_at',
    row: ({ project }) => ({ project_id: project }),
  },
  project_saves: {
    select: ownerOnly,
    insert: eachOwnRow,
    update: deniedToAll,
    delete: ownerOnly,
    where: ({ owner }) => ['user_id', owner],
    change: 'created_at',
    row: ({ project }) => ({ project_id: project }),
  },
  project_views: {
    select: ownerOnly,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'day',
    row: ({ project, owner }) => ({ project_id: project, viewer_key: owner, user_id: owner }),
  },
  profile_views: {
    select: ownerOnly,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'day',
    row: ({ outsider, owner }) => ({ creator_id: outsider, viewer_key: owner, user_id: owner }),
  },
  saved_creators: {
    select: ownerOnly,
    insert: eachOwnRow,
    update: ownerOnly,
    delete: ownerOnly,
    where: ({ owner }) => ['user_id', owner],
    change: 'note',
    row: ({ outsider }) => ({ creator_id: outsider }),
  },
};
