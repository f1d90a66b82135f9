import { aMilestone, anOffer, testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { getEventTitle } from './event-title.ts';

const kinds = {
  offer: anOffer({ id: testId(1), price: 1850 }),
  counter: anOffer({ id: testId(2), side: 'client', price: 1500.5 }),
  change: anOffer({ id: testId(3), kind: 'change_order', price: 1700 }),
  extension: anOffer({ id: testId(4), kind: 'extension' }),
};
const people = { userId: 'ada', counterpartyName: 'Mina Park' };

it.each([
  ['create', 'mina', null, 'Mina Park sent the request'],
  ['accept', 'ada', null, 'You accepted the request'],
  ['ask_changes', 'mina', null, 'Mina Park requested changes'],
  ['end', null, null, 'Mina Park ended the request'],
  ['complete', null, null, 'The work was approved automatically 14 days after delivery'],
  ['expire', null, null, 'The request expired after 14 days without an answer'],
  ['make_offer', 'ada', kinds.offer.id, 'You made an offer: $1,850.00'],
  ['make_offer', 'mina', kinds.counter.id, 'Mina Park suggested changes: $1,500.50'],
  ['make_offer', 'mina', kinds.change.id, 'Mina Park proposed a change: $1,700.00'],
  ['make_offer', 'ada', kinds.extension.id, 'You asked for more time'],
  ['accept_offer', 'mina', kinds.offer.id, 'Mina Park accepted the offer'],
  ['accept_offer', 'mina', kinds.extension.id, 'Mina Park gave more time'],
  ['decline_offer', 'mina', kinds.change.id, 'Mina Park declined the proposed change'],
  ['withdraw_offer', 'ada', kinds.offer.id, 'You withdrew the offer'],
  ['expire_offer', null, kinds.offer.id, 'The offer expired'],
  ['expire_offer', null, kinds.extension.id, 'The request for more time expired'],
] as const)('%s by %s, offer %s: %s', (action, actor_id, offer_id, title) => {
  const event = { action, actor_id, offer_id, milestone: null, cents: null };
  const request = { offers: Object.values(kinds), milestones: [] };
  expect(withoutMarks(getEventTitle(event, request, people))).toBe(title);
});

it.each([
  ['deliver', 'ada', 'You delivered “Draft”'],
  ['approve_milestone', 'mina', 'Mina Park approved “Draft”'],
  ['complete_milestone', null, '“Draft” was approved automatically 14 days after delivery'],
] as const)('%s by %s names the milestone, if there are several', (action, actor_id, title) => {
  const event = { action, actor_id, offer_id: null, milestone: 1, cents: null };
  const milestones = [aMilestone({ title: 'Draft' }), aMilestone({ number: 2, title: 'Rest' })];
  const request = { offers: [], milestones };
  expect(withoutMarks(getEventTitle(event, request, people))).toBe(title);
  const [only] = milestones;
  const whole = { offers: [], milestones: only ? [only] : [] };
  expect(getEventTitle(event, whole, people)).not.toContain('Draft');
});

it.each([
  ['pay', 'mina', 'Mina Park paid $900.00'],
  ['receive', 'ada', 'You received $900.00'],
  ['correct_invoice', 'ada', 'You corrected an invoice'],
  ['refund', 'ada', 'You refunded $900.00'],
  ['credit', 'ada', 'You lowered an invoice by $900.00'],
  ['ask_credit', 'ada', 'You offered to lower an invoice by $900.00 if it is not paid'],
  ['ask_credit', null, 'An invoice is $900.00 lower if the client says that it is not paid'],
  ['confirm_credit', 'mina', 'Mina Park did not pay an invoice, which is $900.00 lower now'],
  ['credit', null, 'An invoice was lowered by $900.00'],
  ['owe_refund', null, 'A refund of $900.00 is owed'],
  ['send_refund', 'ada', 'You refunded $900.00'],
  ['confirm_refund', 'mina', 'Mina Park confirmed a refund of $900.00'],
  ['deny_refund', 'mina', 'Mina Park said that a refund of $900.00 has not arrived'],
  ['assume_refund', null, 'A refund of $900.00 counts as arrived after 14 days without an answer'],
  ['withdraw_payment', 'mina', 'Mina Park took back that $900.00 was paid'],
  ['deny_payment', 'ada', 'You said that $900.00 has not arrived'],
] as const)('%s by %s names the amount: %s', (action, actor_id, title) => {
  const event = { action, actor_id, offer_id: null, milestone: 1, cents: 90_000 };
  const request = { offers: [], milestones: [] };
  expect(withoutMarks(getEventTitle(event, request, people))).toBe(title);
});

/** Without the marks that keep names apart from the sentence. */
const withoutMarks = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
