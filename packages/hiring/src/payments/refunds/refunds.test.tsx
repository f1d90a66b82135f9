import { aCreditNote, anInvoice, aRefund } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../requests/testing/open-requests.tsx';
import {
  answer,
  answerPayment,
  answerRefund,
  findPart,
  openPayments,
} from '../testing/open-payments.tsx';

describe('money back', () => {
  const paid_at = '2026-01-09T12:00:00.000Z';

  it('is a lower amount before anyone says that it is paid, with errors at the fields', async () => {
    const { backend } = openPayments('creator');
    const reason = 'Short, no pictures';
    const credit = { amount_cents: -5_050, reason, is_credit: true, status: 'asked' } as const;
    answerRefund(backend, 'enter_refund', { ...credit, sent_at: null, asked_at: paid_at });
    await press('Lower the amount');
    const dialog = await screen.findByRole('dialog', { name: 'Lower the amount' });
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '500');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Short');
    await press('Lower the amount', dialog);
    expect(await form.findByText('Enter an amount from $0.01 to $400.00')).toBeTruthy();
    expect(form.getByText('Write a reason of at least 10 characters')).toBeTruthy();
    await userEvent.clear(form.getByRole('textbox', { name: 'Amount' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '50.5');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), ', no pictures');
    await press('Lower the amount', dialog);
    const part = within(await findPart('$400.00 to be paid by Mina Park'));
    expect(part.getByRole('list', { name: 'Refunds of invoice 2026-0001' }).textContent).toMatch(
      /^Credit, waits for the answer of .*Short, no picturesIf .* less\.−\$50\.50$/,
    );
    expect(backend.calls('enter_refund')).toMatchObject([
      { invoice_id: anInvoice().id, amount_cents: 5_050, reason },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  const offered = aRefund({ status: 'asked', is_credit: true, sent_at: null, asked_at: paid_at });

  it('is taken off once the client says that they have not paid', async () => {
    const { backend } = openPayments('client', { refunds: [{ ...offered }] });
    const part = within(await findPart('Have you paid Ada Stone $400.00?'));
    expect(part.getByText('not answered yet')).toBeTruthy();
    expect(part.queryByRole('link', { name: /payment link/ })).toBeNull();
    answerRefund(backend, 'confirm_credit', { status: 'confirmed', confirmed_at: paid_at });
    await press('I have not paid');
    await answer('Have you not paid?', 'I have not paid');
    await findPart('Pay $350.00 to Ada Stone');
    expect(backend.calls('confirm_credit')).toEqual([{ id: offered.id }]);
  });

  it('is not taken off if the client has paid', async () => {
    const { backend } = openPayments('client', { refunds: [{ ...offered }] });
    answerPayment(backend, { paid_at });
    await press('I have paid');
    await answer('Have you paid?', 'I have paid');
    await waitFor(() => {
      expect(backend.calls('confirm_payment')).toEqual([{ id: anInvoice().id, action: 'paid' }]);
    });
  });

  it('is entered by the creator once something is paid', async () => {
    const { backend } = openPayments('creator', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
    });
    const reason = 'One picture was missing';
    answerRefund(backend, 'enter_refund', { amount_cents: -5_000, reason });
    await press('Enter a refund');
    const dialog = await screen.findByRole('dialog', { name: 'Enter a refund' });
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '50');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), reason);
    await press('Enter a refund', dialog);
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    expect(list.textContent).toMatch(/not confirmed yet/);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(backend.calls('enter_refund')).toMatchObject([
      { invoice_id: anInvoice().id, amount_cents: 5_000, reason },
    ]);
  });

  it('that is owed is sent by the creator', async () => {
    const { backend } = openPayments('creator', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'owed', sent_at: null })],
    });
    answerRefund(backend, 'send_refund', { status: 'sent', sent_at: paid_at });
    await press('I have sent it');
    await answer('Have you sent the refund?', 'I have sent it');
    expect(await screen.findByText(/not confirmed yet/)).toBeTruthy();
    expect(backend.calls('send_refund')).toEqual([{ id: aRefund().id }]);
  });

  it('pays what is owed first, and says so', async () => {
    openPayments('creator', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'owed', sent_at: null })],
    });
    await press('Enter a refund');
    const form = within(await screen.findByRole('dialog', { name: 'Enter a refund' }));
    expect(form.getByText('Up to $400.00. It pays the $50.00 that you owe first.')).toBeTruthy();
  });

  it.each(['client', 'creator'] as const)('has a credit note for the %s', async (side) => {
    const tax = { case: 'exempt' as const, net_cents: 5_000, tax_cents: 0 };
    const credit_note = aCreditNote({ tax });
    openPayments(side, {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'confirmed', confirmed_at: paid_at, credit_note })],
    });
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    const names = within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(
      ['PDF', 'XRechnung', 'Peppol'].map((format) => `Credit note 2026-0002 (${format})`),
    );
    // The invoice's own files stand above the refunds.
    const [first] = within(screen.getByRole('region', { name: 'Settled invoices' })).getAllByRole(
      'button',
    );
    expect(first?.getAttribute('aria-label') ?? first?.textContent).toBe('Invoice 2026-0001 (PDF)');
  });

  it('is shown without a word if its reason is withheld', async () => {
    openPayments('client', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'sent', reason: null })],
    });
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    expect(within(list).queryByText('', { selector: 'q' })).toBeNull();
  });

  it('that has not arrived is owed again', async () => {
    const { backend } = openPayments('client', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund()],
    });
    answerRefund(backend, 'deny_refund', { status: 'owed', sent_at: null, denied_at: paid_at });
    await press('It has not arrived');
    await answer('Say that it has not arrived?', 'It has not arrived');
    expect(
      await screen.findByText(/^Refund, owed again since .*, because it had not arrived/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It has not arrived' })).toBeNull();
  });

  it.each([
    ['that is sent', aRefund()],
    ['that the creator only owes', aRefund({ status: 'owed', sent_at: null })],
  ])('%s is confirmed by the client', async (_state, refund) => {
    const { backend } = openPayments('client', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [refund],
    });
    const confirmed = { status: 'confirmed', confirmed_at: paid_at } as const;
    answerRefund(backend, 'confirm_refund', confirmed);
    await press('It has arrived');
    await answer('Has the refund arrived?', 'It has arrived');
    await waitFor(() => expect(backend.calls('confirm_refund')).toEqual([{ id: aRefund().id }]));
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    await waitFor(() => expect(list.textContent).toMatch(/^Refund, confirmed /));
    expect(screen.queryByRole('button', { name: 'Enter a refund' })).toBeNull();
  });
});
