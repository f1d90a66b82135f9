import { aCreditNote, anInvoice, testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { createInvoiceData, createTaxSource } from './create-invoice-data.ts';

const payment = {
  name: 'Ada Stone',
  payment_url: 'https://pay.example.com',
  payment_instructions: null,
};
const shown = (fields: Parameters<typeof anInvoice>[0] = {}) => ({
  ...anInvoice({
    seller: {
      name: 'Ada Stone',
      tax_id: '12/3',
      vat_id: 'DE1',
      postal_code: '10115',
      city: 'Berlin',
    },
    ...fields,
  }),
  corrected_by: null,
  corrects_number: null,
  to_pay_cents: 40_000,
  payment,
});

it('has the parties, the lines and the total, and how to pay', () => {
  expect(createInvoiceData(shown())).toMatchObject({
    number: '2026-0001',
    seller: {
      ...{ name: 'Ada Stone', taxId: '12/3', vatId: 'DE1', postalCode: '10115', city: 'Berlin' },
      id: testId(1),
    },
    buyer: { name: 'Noah Bennett', taxId: null, vatId: null, postalCode: null },
    lines: [{ title: 'Landing page in a week', cents: 40_000 }],
    totalCents: 40_000,
    ...{ kind: 'invoice', refersTo: null },
    payment: { url: 'https://pay.example.com', instructions: null },
  });
});

it('has the day that it is for the creator, as its number has the year', () => {
  const created_at = '2027-01-01T07:59:59.000Z';
  const invoice = shown({ created_at, time_zone: 'America/Los_Angeles' });
  expect(createInvoiceData(invoice).issued).toBe('Dec 31, 2026');
});

it('names the invoice that it corrects, with its day', () => {
  const refers_to = { number: '2026-0003', created_at: '2027-01-01T07:59:59.000Z' };
  const corrects = { kind: 'corrected', corrects: testId(800), refers_to } as const;
  const invoice = shown({ ...corrects, time_zone: 'America/Los_Angeles' });
  expect(createInvoiceData(invoice).refersTo).toEqual({
    ...{ number: '2026-0003', issued: 'Dec 31, 2026', day: '2026-12-31' },
  });
  const earlier = { ...invoice, refers_to: null, corrects_number: '2026-0003' };
  expect(createInvoiceData(earlier).refersTo).toMatchObject({ number: '2026-0003', day: null });
});

it('says of a credit note what it credits, and not how to pay it', () => {
  expect(createInvoiceData(aCreditNote({ payment }))).toMatchObject({
    ...{ kind: 'credit', number: '2026-0002', totalCents: 5_000, payment: null },
    refersTo: { number: '2026-0001' },
  });
});

it('has the day of the invoice and its VAT for the e-invoice, if one was confirmed', () => {
  expect(createTaxSource(shown())).toBeNull();
  const tax = { case: 'exempt' as const, net_cents: 40_000, tax_cents: 0 };
  const created_at = '2027-01-01T07:59:59.000Z';
  expect(createTaxSource(shown({ tax, created_at, time_zone: 'America/Los_Angeles' }))).toEqual({
    ...{ tax, day: '2026-12-31', reference: testId(401) },
  });
});

const time = '2026-01-09T12:00:00.000Z';

it.each([
  ['paid', { paid_at: time }],
  ['received', { paid_at: time, received_at: time, to_pay_cents: 0 }],
  ['denied', { denied_at: time }],
  ['credited', { to_pay_cents: 0 }],
  ['replaced', { corrected_by: testId(801), to_pay_cents: 0 }],
  ['in a case', { rests: true }],
  ['no longer to be paid by what the client is shown', { payment: null }],
  ['to be paid in another way', { payment: { ...payment, payment_url: 'https://other.example' } }],
  ['of a deleted account', { creator_id: null, former_creator_id: testId(1) }],
])('is the same once the invoice is %s', (_, fields) => {
  const invoice = { ...shown(), issued_payment: payment };
  expect(createInvoiceData({ ...invoice, ...fields })).toEqual(createInvoiceData(invoice));
});

it('does not say how to pay what had no such word when it was issued', () => {
  expect(createInvoiceData({ ...shown(), issued_payment: null }).payment).toBeNull();
});
