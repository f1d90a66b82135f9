import { amount, between, jsonOfBytes, list, minimum, printed, text } from './bound.ts';
import type { Bound } from './bound.ts';

const days = between(1, 730);

const party: Bound = {
  accepted: [{ name: 'x', country: 'DE' }],
  rejected: [{}, { country: 'DE' }, { name: 5 }, { name: 'x', note: 'x' }],
};
const line = (cents: number) => ({ title: 'x', cents });

/** Bounds of the tables of hire requests. */
export const hiringBounds = {
  'public.hire_requests': {
    title: text(150),
    price: amount,
    duration: text(500),
    package_name: text(100),
    hours: between(1, 10_000, 0.01),
    included: list(3, 40),
    scope: text(4000),
    time_zone: text(64),
    revisions: between(0, 999),
    revisions_used: minimum(0),
    milestone: { accepted: [1], rejected: [0, 2, 13] },
    reminders: between(0, 2),
    message: printed(20, 2000),
    version: minimum(1),
    acts: minimum(0),
  },
  'public.offers': {
    number: between(1, 20),
    title: text(150),
    scope: text(4000),
    price: amount,
    days,
    revisions: between(0, 999),
    milestones: jsonOfBytes(16_384, '["', '"]'),
    note: text(2000),
    kind: { accepted: ['offer', 'change_order', 'extension'], rejected: ['request', 'other'] },
    side: { accepted: ['client', 'creator'], rejected: ['admin'] },
    status: { accepted: ['open'], rejected: ['accepted', 'other'] },
  },
  'public.milestones': { number: between(1, 12), title: text(150), price: amount },
  'public.cases': {
    milestone: between(1, 12),
    kind: { accepted: ['delivery', 'money_back'], rejected: ['other'] },
    status: {
      accepted: ['open', 'countered', 'redoing', 'redone'],
      rejected: ['closed', 'waiting', 'other'],
    },
    outcome: { accepted: ['all', 'redo', 'none'], rejected: ['part', 'other'] },
  },
  'public.case_steps': {
    number: between(1, 20),
    text: text(4000),
    cents: minimum(1),
    side: { accepted: ['client', 'creator', 'admin', 'time'], rejected: ['other'] },
    action: {
      accepted: [
        ...['open', 'counter', 'accept', 'redo', 'miss', 'dispute', 'withdraw', 'escalate'],
        'decide',
      ],
      rejected: ['other'],
    },
    outcome: { accepted: ['all', 'part', 'redo', 'none'], rejected: ['other'] },
  },
  'public.offer_templates': {
    name: text(80),
    title: text(150),
    scope: printed(20, 4000),
    price: amount,
    days,
    revisions: between(0, 20),
  },
  'public.hire_request_events': { note: text(2000), cents: minimum(1) },
  'public.invoices': {
    milestone: between(1, 12),
    year: between(2000, 9999),
    serial: minimum(1),
    note: text(500),
    seller: party,
    buyer: party,
    // What they add up to is the total.
    lines: {
      accepted: [[line(200), line(300)]],
      rejected: [[line(499)], [], {}, [{ title: 'x' }], [{ ...line(500), note: 'x' }]],
    },
  },
  'public.refunds': {
    amount_cents: between(-100_000_000, -1),
    reason: text(1000),
    // The others have a time of their own, and a credit is not owed.
    status: { accepted: ['owed'], rejected: ['other', '', 'asked', 'sent', 'confirmed'] },
    is_credit: { accepted: [false], rejected: [true] },
    sent_at: { accepted: [null], rejected: ['2026-01-01'] },
  },
  'public.billing_details': {
    name: text(150),
    address: text(500),
    tax_id: text(50),
    payment_instructions: text(500),
    street: text(150),
    postal_code: text(20),
    city: text(100),
    country: { accepted: ['DE'], rejected: ['de', 'DEU'] },
    vat_id: text(30),
    registration: text(100),
    tax_status: { accepted: ['registered', 'outside_eu'], rejected: ['other', ''] },
    phone: text(50),
  },
  'public.transactions': {
    title: text(302),
    amount,
    milestone: between(1, 12),
    reason: { accepted: ['work', 'change'], rejected: ['other', ''] },
  },
};
