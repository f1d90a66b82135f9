import { getOwnZone } from '@showcase/data/days';
import { aMilestone, anInvoice, aRefund, testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import {
  describePaid,
  describeNext,
  describeRefund,
  describeSettled,
  describeSettlement,
  describeWork,
  getPaymentTitle,
  getRefundableCents,
  getUnreturnedCents,
  isOpenInvoice,
} from './payment-texts.ts';

const clock = { now: new Date(2026, 11, 20, 12), zone: getOwnZone() };
const at = (day: number) => new Date(2026, 11, day, 12).toISOString();
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const unanswered = { status: 'asked', is_credit: true } as const;
const shown = (
  fields: Partial<Parameters<typeof isOpenInvoice>[0]> & { paid_at?: string } = {},
) => ({
  ...anInvoice({ total_cents: 90_000 }),
  corrected_by: null,
  to_pay_cents: 90_000,
  ...fields,
});

it.each([
  ['open', {}, true],
  ['said to be paid', { paid_at: at(8) }, true],
  ['received', { received_at: at(9), to_pay_cents: 0 }, false],
  ['replaced', { corrected_by: testId(802), to_pay_cents: 0 }, false],
  ['credited in full', { to_pay_cents: 0 }, false],
])('an invoice that is %s', (_state, fields, isOpen) => {
  expect(isOpenInvoice(shown(fields))).toBe(isOpen);
});

it.each([
  ['client', undefined, 'Pay $900.00 to Ada Stone'],
  ['client', at(8), 'You paid $900.00 to Ada Stone'],
  ['creator', undefined, '$900.00 to be paid by Ada Stone'],
  ['creator', at(8), 'Ada Stone has paid $900.00'],
] as const)('for the %s, paid at %s, has the title %s', (side, paid_at, title) => {
  const invoice = shown(paid_at === undefined ? {} : { paid_at });
  expect(plain(getPaymentTitle(invoice, [], { side, name: 'Ada Stone' }))).toBe(title);
});

it.each([
  ['client', '$900.00 to Ada Stone rests until the case is closed'],
  ['creator', '$900.00 by Ada Stone rests until the case is closed'],
] as const)('for the %s, in an open case, has the title %s', (side, title) => {
  const invoice = { ...shown(), rests: true };
  expect(plain(getPaymentTitle(invoice, [], { side, name: 'Ada Stone' }))).toBe(title);
});

it.each([
  [true, 'You paid $850.00 to Ada Stone'],
  [false, 'You paid $900.00 to Ada Stone'],
])('counts as paid what was not credited before: %s', (is_credit, title) => {
  const invoice = shown({ paid_at: at(8), to_pay_cents: 85_000 });
  const refund = aRefund({ invoice_id: invoice.id, amount_cents: -5000, is_credit });
  const reader = { side: 'client', name: 'Ada Stone' } as const;
  expect(plain(getPaymentTitle(invoice, [refund], reader))).toBe(title);
});

it('says for which work it is', () => {
  const invoice = anInvoice({ milestone: 2, created_at: at(9) });
  const first = aMilestone({ approved_at: at(1) });
  const second = aMilestone({ number: 2, approved_at: at(8) });
  expect(describeWork(invoice, { milestones: [first, second] }, clock)).toBe(
    'Milestone 2, approved Dec 8.',
  );
  expect(describeWork(anInvoice(), { milestones: [first] }, clock)).toBe('Approved Dec 1.');
  expect(describeWork(invoice, { milestones: [] }, clock)).toBe('Approved Dec 9.');
});

it('says that payments are settled between client and creator', () => {
  expect(plain(describeSettlement({ side: 'client', name: 'Ada' }))).toBe(
    'Payments are settled between you and Ada; we take nothing.',
  );
  expect(describeSettlement({ side: 'creator', name: 'Mina' })).toBe(
    'Payments are settled between you and the client; we take nothing.',
  );
});

it('says what was said', () => {
  expect(describePaid(shown(), [], clock)).toBe('not paid yet');
  expect(describePaid(shown(), [aRefund(unanswered)], clock)).toBe('not answered yet');
  expect(describePaid(shown({ paid_at: at(8) }), [aRefund(unanswered)], clock)).toBe('paid Dec 8');
  const invoices = [{ id: testId(802), number: '2026-0002' }];
  expect(describeSettled({ corrected_by: testId(802), received_at: null }, invoices, clock)).toBe(
    'replaced by 2026-0002',
  );
  expect(describeSettled({ corrected_by: null, received_at: at(9) }, invoices, clock)).toBe(
    'received Dec 9',
  );
  expect(describeSettled({ corrected_by: null, received_at: null }, invoices, clock)).toBe(
    'nothing left to pay',
  );
});

it.each([
  [{ status: 'owed', created_at: at(1), owed_at: at(7) }, 'owed since Dec 7'],
  [{ status: 'owed', denied_at: at(8) }, 'owed again since Dec 8, because it had not arrived'],
  [{ status: 'sent', sent_at: at(8) }, 'sent Dec 8, not confirmed yet'],
  [{ status: 'confirmed', confirmed_at: at(9) }, 'confirmed Dec 9'],
  [{ status: 'confirmed', is_credit: true, confirmed_at: at(9) }, 'lowers the invoice since Dec 9'],
] as const)('a refund %j is %s', (fields, text) => {
  expect(describeRefund(aRefund(fields), clock, { side: 'client', name: 'Ada' })).toBe(text);
});

it.each([
  ['client', 'waits for your answer since Dec 9'],
  ['creator', 'waits for the answer of Mina since Dec 9'],
] as const)('says to the %s whose word a credit waits for', (side, text) => {
  const offered = aRefund({ status: 'asked', is_credit: true, sent_at: null, asked_at: at(9) });
  expect(plain(describeRefund(offered, clock, { side, name: 'Mina' }))).toBe(text);
});

it.each([
  [
    'client',
    { status: 'sent', assumed_at: at(22) },
    "If you don't answer, it counts as arrived on Dec 22.",
  ],
  [
    'creator',
    { status: 'sent', assumed_at: at(22) },
    "If Ada doesn't answer, it counts as arrived on Dec 22.",
  ],
  ['client', { status: 'sent' }, null],
  ['creator', { status: 'sent' }, 'Ada confirms it when it arrives.'],
  [
    'client',
    { status: 'owed' },
    'Ada sends it to you directly. We remind them after 3, 7 and 14 days.',
  ],
  ['creator', { status: 'owed' }, 'Send it to Ada directly, then say so here.'],
  ['client', unanswered, 'If you have paid, Ada sends you $50.00. If not, you pay $50.00 less.'],
  ['creator', unanswered, 'If Ada has paid, you send $50.00. If not, they pay $50.00 less.'],
  ['client', { status: 'confirmed' }, null],
] as const)('tells the %s of a refund %j what is next', (side, fields, text) => {
  const found = describeNext(aRefund(fields), { side, name: 'Ada' }, clock);
  expect(found?.replaceAll(/[\u2068\u2069]/g, '') ?? null).toBe(text);
});

it('counts what has arrived back off a payment', () => {
  const back = aRefund({ status: 'confirmed', confirmed_at: at(9) });
  const others = aRefund({ ...back, invoice_id: testId(999) });
  expect(getUnreturnedCents(anInvoice(), [back, aRefund(), others])).toBe(35_000);
});

it('leaves what was not sent back, confirmed or not', () => {
  const others = aRefund({ invoice_id: testId(999) });
  expect(getRefundableCents(anInvoice(), [aRefund(), aRefund({ status: 'owed' }), others])).toBe(
    35_000,
  );
});
