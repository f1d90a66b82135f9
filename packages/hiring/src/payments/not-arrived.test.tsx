import { anInvoice, aRefund } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, SIDES } from '../requests/testing/open-requests.tsx';
import {
  answer,
  answerPayment,
  approved_at,
  findPart,
  openPayments,
} from './testing/open-payments.tsx';

const owed = aRefund({ status: 'owed', sent_at: null });

describe('a payment that has not arrived', () => {
  it.each([
    [[], 'asked for it again.'],
    [[owed], 'asked whether they have paid. If they have not, you send nothing back.'],
    [[{ ...owed, invoice_id: '00000000-0000-4000-8000-000000000802' }], 'asked for it again.'],
  ])('is asked about: %#', async (refunds, end) => {
    openPayments('creator', { invoices: [anInvoice({ paid_at: approved_at })], refunds });
    await press('It has not arrived');
    const dialog = await screen.findByRole('alertdialog', { name: 'Has it not arrived?' });
    expect(within(dialog).getByText(/^\$400\.00 from /).textContent).toContain(
      `is told, and ${end}`,
    );
  });

  it('is a question to the client, where money was to be sent back', async () => {
    openPayments('client', {
      invoices: [anInvoice({ denied_at: approved_at })],
      refunds: [{ ...owed, status: 'asked', is_credit: true, asked_at: approved_at }],
    });
    const part = within(await findPart('Have you paid Ada Stone $400.00?'));
    expect(part.getByText(/^said .* that it has not arrived$/)).toBeTruthy();
    for (const name of ['I have paid', 'I have not paid'])
      expect(part.getByRole('button', { name })).toBeTruthy();
  });

  it('is a question to the client, where a refund has not arrived either', async () => {
    openPayments('client', {
      invoices: [anInvoice({ denied_at: approved_at })],
      refunds: [aRefund()],
    });
    await press('It has not arrived');
    const dialog = await screen.findByRole('alertdialog', { name: 'Say that it has not arrived?' });
    expect(within(dialog).getByText(/Then say whether you have paid the invoice\.$/)).toBeTruthy();
  });

  it('lets the creator lower the amount', async () => {
    openPayments('creator', { invoices: [anInvoice({ denied_at: approved_at })] });
    expect(await screen.findByRole('button', { name: 'Lower the amount' })).toBeTruthy();
  });
});

it('a creator takes back that a payment is received, where it can be', async () => {
  const received = anInvoice({ paid_at: approved_at, received_at: approved_at, can_deny: true });
  const { backend } = openPayments('creator', { invoices: [received] });
  answerPayment(backend, { paid_at: null, received_at: null, can_deny: false }, 'deny_payment');
  await press('It has not arrived');
  await answer('Has it not arrived?', 'It has not arrived');
  expect(await findPart('$400.00 to be paid by Mina Park')).toBeTruthy();
});

it.each(SIDES)('a $side has no such word where it is not theirs, or too late', async ({ side }) => {
  const isClient = side === 'client';
  openPayments(side, { invoices: [anInvoice({ received_at: approved_at, can_deny: isClient })] });
  const settled = within(await findPart('Settled invoices'));
  expect(settled.queryByRole('button', { name: 'It has not arrived' })).toBeNull();
});
