import { anInvoice, aRefund } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../requests/testing/open-requests.tsx';
import { answer, findPart, openPayments } from '../testing/open-payments.tsx';

describe('money back', () => {
  const paid_at = '2026-01-09T12:00:00.000Z';

  it('is a lower amount before anything is paid, with errors at the fields', async () => {
    const { backend } = openPayments('creator');
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
    const part = within(await findPart('$349.50 to be paid by Mina Park'));
    expect(part.getByRole('list', { name: 'Refunds of invoice 2026-0001' }).textContent).toMatch(
      /^Credit, .*Short, no pictures−\$50\.50$/,
    );
    expect(backend.state.refunds).toMatchObject([{ amount_cents: -5_050, is_credit: true }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is entered by the creator once something is paid', async () => {
    const { backend } = openPayments('creator', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
    });
    await press('Enter a refund');
    const dialog = await screen.findByRole('dialog', { name: 'Enter a refund' });
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '50');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'One picture was missing');
    await press('Enter a refund', dialog);
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    expect(list.textContent).toMatch(/not confirmed yet/);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(backend.state.refunds).toMatchObject([{ amount_cents: -5_000, status: 'sent' }]);
  });

  it('that is owed is sent by the creator', async () => {
    const { backend } = openPayments('creator', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'owed', sent_at: null })],
    });
    await press('I have sent it');
    await answer('Have you sent the refund?', 'I have sent it');
    await waitFor(() => expect(backend.state.refunds[0]?.status).toBe('sent'));
    expect(await screen.findByText(/not confirmed yet/)).toBeTruthy();
  });

  it('is shown without a word if its reason is withheld', async () => {
    openPayments('client', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [aRefund({ status: 'sent', reason: null })],
    });
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    expect(within(list).queryByText('', { selector: 'q' })).toBeNull();
  });

  it.each([
    ['that is sent', aRefund()],
    ['that the creator only owes', aRefund({ status: 'owed', sent_at: null })],
  ])('%s is confirmed by the client', async (_state, refund) => {
    const { backend } = openPayments('client', {
      invoices: [anInvoice({ paid_at, received_at: paid_at })],
      refunds: [refund],
    });
    await press('It has arrived');
    await answer('Has the refund arrived?', 'It has arrived');
    await waitFor(() => expect(backend.state.refunds[0]?.status).toBe('confirmed'));
    const list = await screen.findByRole('list', { name: 'Refunds of invoice 2026-0001' });
    await waitFor(() => expect(list.textContent).toMatch(/^Refund, confirmed /));
    expect(screen.queryByRole('button', { name: 'Enter a refund' })).toBeNull();
  });
});
