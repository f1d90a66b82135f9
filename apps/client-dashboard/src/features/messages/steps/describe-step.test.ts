import type { RequestStep } from '@showcase/data/messages';
import { expect, it } from 'vitest';
import { aStep, anOffer } from '../../../testing/lines.ts';
import { describeStep } from './describe-step.ts';

const now = new Date(2026, 10, 26, 12);
const offer = (fields: Parameters<typeof anOffer>[0] = {}) => ({ offer: anOffer(fields) });

it.each<[Partial<RequestStep>, string]>([
  [{}, 'Noah asked for “Shift planner”, $400.00.'],
  [{ price: null }, 'Noah asked for “Shift planner”, price on request.'],
  [{ is_purchase: true }, 'Noah asked to buy “Shift planner”, $400.00.'],
  [
    { action: 'make_offer', price: 1850, ...offer({ due_on: '2026-12-22' }) },
    'Noah made an offer: $1,850.00, due Dec 22.',
  ],
  [
    { action: 'make_offer', price: 1600, ...offer({ due_on: '2027-01-05', milestones: 3 }) },
    'Noah made an offer: $1,600.00 in 3 milestones, due Jan 5, 2027.',
  ],
  [{ action: 'make_offer', ...offer({ days: 10 }) }, 'Noah made an offer: $400.00, in 10 days.'],
  [{ action: 'make_offer', ...offer({ days: 1 }) }, 'Noah made an offer: $400.00, in 1 day.'],
  [
    { action: 'make_offer', ...offer({ side: 'client', days: 7 }) },
    'Noah suggested changes: $400.00, in 7 days.',
  ],
  [
    { action: 'make_offer', ...offer({ kind: 'change_order', due_on: '2026-12-22' }) },
    'Noah proposed a change: $400.00, due Dec 22.',
  ],
  [
    { action: 'make_offer', ...offer({ kind: 'extension', due_on: '2026-12-22' }) },
    'Noah asked for more time, due Dec 22.',
  ],
  [{ action: 'accept_offer', ...offer() }, 'Noah accepted the offer.'],
  [
    { action: 'decline_offer', ...offer({ side: 'client' }) },
    'Noah declined the suggested changes.',
  ],
  [
    { action: 'withdraw_offer', ...offer({ kind: 'change_order' }) },
    'Noah withdrew the proposed change.',
  ],
  [{ action: 'accept_offer', ...offer({ kind: 'extension' }) }, 'Noah gave more time.'],
  [{ action: 'accept' }, 'Noah accepted the request.'],
  [{ action: 'decline' }, 'Noah declined the request.'],
  [{ action: 'cancel' }, 'Noah withdrew the request.'],
  [{ action: 'deliver' }, 'Noah delivered the work.'],
  [{ action: 'deliver', milestone: 'A draft' }, 'Noah delivered “A draft”.'],
  [{ action: 'ask_changes' }, 'Noah requested changes.'],
  [{ action: 'approve' }, 'Noah approved the work.'],
  [{ action: 'approve_milestone', milestone: 'A draft' }, 'Noah approved “A draft”.'],
  [{ action: 'end' }, 'Noah ended the request.'],
  [{ action: 'pay', cents: 90_000 }, 'Noah paid $900.00.'],
  [{ action: 'receive', cents: 90_000 }, 'Noah received $900.00.'],
  [{ action: 'correct_invoice' }, 'Noah corrected an invoice.'],
  [{ action: 'refund', cents: 5_000 }, 'Noah refunded $50.00.'],
  [{ action: 'credit', cents: 5_000 }, 'Noah lowered an invoice by $50.00.'],
  [
    { action: 'owe_refund', cents: 5_000 },
    'Noah said that an invoice was paid: a refund of $50.00 is owed.',
  ],
  [{ action: 'send_refund', cents: 5_000 }, 'Noah refunded $50.00.'],
  [{ action: 'confirm_refund', cents: 5_000 }, 'Noah confirmed a refund of $50.00.'],
  [{ action: 'open_case' }, 'Noah opened a case.'],
  [{ action: 'of_a_newer_server' }, 'Noah changed “Shift planner”.'],
])('%j reads: %s', (fields, expected) => {
  expect(describeStep(aStep(fields), 'Noah', now)).toBe(expected);
});

it.each<[Partial<RequestStep>, string]>([
  [{ action: 'expire_offer', ...offer() }, 'The offer expired.'],
  [{ action: 'expire' }, 'The request expired after 14 days without an answer.'],
  [{ action: 'complete' }, 'The work was approved automatically 14 days after delivery.'],
  [
    { action: 'complete_milestone', milestone: 'A draft' },
    '“A draft” was approved automatically 14 days after delivery.',
  ],
  [{ action: 'owe_refund', cents: 5_000 }, 'A refund of $50.00 is owed.'],
  [{ action: 'credit', cents: 5_000 }, 'An invoice was lowered by $50.00.'],
  [{ action: 'close_case' }, 'The decision of the case is final.'],
  [{ action: 'of_a_newer_server' }, '“Shift planner” changed.'],
])('what time does, %j, reads: %s', (fields, expected) => {
  expect(describeStep(aStep(fields), null, now)).toBe(expected);
});

it('isolates names and titles of another direction', () => {
  expect(describeStep(aStep({ title: 'مرحبا' }), 'נועה', now)).toBe(
    '\u2068נועה\u2069 asked for “\u2068مرحبا\u2069”, $400.00.',
  );
});
