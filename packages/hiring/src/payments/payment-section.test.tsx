import { aMilestone, anInvoice, someBilling, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ID, PATH, press, SIDES } from '../requests/testing/open-requests.tsx';
import {
  answer,
  answerPayment,
  approved_at,
  findPart,
  openPayments,
} from './testing/open-payments.tsx';

describe('an invoice in the panel of its client', () => {
  it('leads to the payment link, and says where it goes', async () => {
    openPayments('client');
    const part = within(await findPart('Pay $400.00 to Ada Stone'));
    expect(part.getByText(/we take nothing/).textContent).toMatch(
      /^Approved .* Payments are settled between you and .*Ada Stone.*; we take nothing\.$/,
    );
    const link = part.getByRole('link', { name: 'Open payment link (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://pay.example.com/ada');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
    expect(part.getByText(/^leads to/).textContent).toBe('leads to pay.example.com');
    const code = await part.findByRole('img', {
      name: 'QR code of the payment link to pay.example.com',
    });
    expect(code.innerHTML).toContain('M4 4h1v1h-1z');
    expect(part.getByRole('button', { name: 'Invoice 2026-0001 (PDF)' })).toBeTruthy();
    const words = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words).toEqual(['YouI have paid', 'Ada Stonenot confirmed yet']);
    expect(part.queryByRole('button', { name: 'I have received it' })).toBeNull();
  });

  it('is not asked for while a case about it is open, and can still be said to be paid', async () => {
    openPayments('client', { invoices: [anInvoice({ rests: true })] });
    const part = within(await findPart('$400.00 to Ada Stone rests until the case is closed'));
    expect(part.queryByRole('link', { name: /payment link/ })).toBeNull();
    expect(part.getByRole('button', { name: 'I have paid' })).toBeTruthy();
  });

  it('is paid after a question, and waits for the creator', async () => {
    const { backend, notices } = openPayments('client');
    answerPayment(backend, { paid_at: approved_at });
    await press('I have paid');
    await answer('Have you paid?', 'I have paid');
    const part = within(await findPart('You paid $400.00 to Ada Stone'));
    expect(part.getByText(/^paid /)).toBeTruthy();
    expect(part.queryByRole('link', { name: /payment link/ })).toBeNull();
    expect(part.getByText('not confirmed yet')).toBeTruthy();
    expect(backend.calls('confirm_payment')).toEqual([{ id: anInvoice().id, action: 'paid' }]);
    expect(notices.map(({ kind }) => kind)).toEqual(['success']);
    expect(await screen.findByText(/You paid \$400\.00$/)).toBeTruthy();
  });

  it('stays to be paid if that is not saved, with the reason', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPayments('client');
    answerPayment(backend, { paid_at: approved_at });
    await press('I have paid');
    backend.goDown();
    await answer('Have you paid?', 'I have paid');
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await answer('Have you paid?', 'I have paid');
    expect(await findPart('You paid $400.00 to Ada Stone')).toBeTruthy();
  });

  it('has instructions if the creator gave no link', async () => {
    openPayments('client', {
      billingDetails: [
        someBilling({ payment_url: null, payment_instructions: 'IBAN DE00 1234\nName: Ada' }),
      ],
    });
    const note = await screen.findByRole('note', { name: 'Payment instructions' });
    expect(note.textContent).toBe('IBAN DE00 1234\nName: Ada');
    expect(screen.queryByRole('link', { name: /payment link/ })).toBeNull();
  });

  it('says that the creator has not said how to pay, with a way to ask', async () => {
    openPayments('client', { billingDetails: [] });
    expect((await screen.findByText(/has not said yet how to pay/)).textContent).toContain(
      'Ada Stone',
    );
    const link = screen.getByRole('link', { name: 'Ask in a message' });
    expect(link.getAttribute('href')).toBe(`/dashboard/client/messages?with=${testId(1)}`);
  });

  it('stands beside other open ones, the oldest first', async () => {
    openPayments('client', {
      milestones: [
        aMilestone({ approved_at }),
        aMilestone({ number: 2, approved_at: '2026-01-09T12:00:00.000Z' }),
      ],
      invoices: [
        anInvoice({ total_cents: 10_000 }),
        anInvoice({
          ...{ id: testId(802), milestone: 2, serial: 2, number: '2026-0002' },
          total_cents: 20_000,
        }),
      ],
    });
    await findPart('Pay $100.00 to Ada Stone');
    const parts = screen.getAllByRole('heading', { name: /^Pay / });
    expect(parts.map(({ textContent }) => textContent?.match(/\$\d+/)?.[0])).toEqual([
      '$100',
      '$200',
    ]);
    const second = within(await findPart('Pay $200.00 to Ada Stone'));
    expect(second.getByText(/^Milestone 2, approved Jan 9/)).toBeTruthy();
  });
});

describe('an invoice in the panel of its creator', () => {
  it('says that its PDF is older than how it is to be paid', async () => {
    openPayments('creator', { invoices: [anInvoice({ issued_payment: null })] });
    const part = within(await findPart('$400.00 to be paid by Mina Park'));
    expect((await part.findByText(/your payment link to/)).textContent).toContain(
      'The PDF was issued before you said so. Correct the invoice to have it there too.',
    );
  });

  it('is received after a question, also before the client said anything', async () => {
    const { backend } = openPayments('creator');
    const part = within(await findPart('$400.00 to be paid by Mina Park'));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mina Parknot paid yet',
      'YouI have received it',
    ]);
    expect(part.queryByRole('button', { name: 'I have paid' })).toBeNull();
    expect((await part.findByText(/your payment link to/)).textContent).not.toContain('The PDF');
    answerPayment(backend, { received_at: approved_at });
    await press('I have received it');
    await answer('Have you received it?', 'I have received it');
    const settled = within(await findPart('Settled invoices'));
    expect(settled.getByText(/^Invoice 2026-0001, received /)).toBeTruthy();
    expect(backend.calls('confirm_payment')).toEqual([{ id: anInvoice().id, action: 'received' }]);
  });

  it('asks for billing details without a way to be paid', async () => {
    openPayments('creator', { billingDetails: [] });
    const link = await screen.findByRole('link', { name: 'Say how you want to be paid' });
    expect(link.getAttribute('href')).toBe(`${PATH}?request=${ID}&settings=billing`);
  });

  it('is corrected with a note, and the old one is settled', async () => {
    const { backend } = openPayments('creator');
    const corrects = anInvoice().id;
    const correction = anInvoice({ id: testId(802), corrects, serial: 2, number: '2026-0002' });
    backend.rpc('correct_invoice', () => {
      backend.state.invoices.push(correction);
      return { ...correction, credits: null, reminded_at: null };
    });
    await press('Correct the invoice');
    const dialog = await screen.findByRole('dialog', { name: 'Correct the invoice' });
    expect(within(dialog).getByText(/its own number replaces/).textContent).toContain('2026-0001');
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /^Note/ }),
      'The street was wrong.',
    );
    await press('Correct the invoice', dialog);
    const settled = within(await findPart('Settled invoices'));
    expect(settled.getByText('Invoice 2026-0001, replaced by 2026-0002')).toBeTruthy();
    expect(settled.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Invoice 2026-0001 (PDF)',
    ]);
    const sent = { id: corrects, note: 'The street was wrong.' };
    expect(backend.calls('correct_invoice')).toEqual([sent]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the note of a correction that is not sent', async () => {
    openPayments('creator');
    await press('Correct the invoice');
    let dialog = await screen.findByRole('dialog', { name: 'Correct the invoice' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Street');
    await press('Not now', dialog);
    await press('Correct the invoice');
    dialog = await screen.findByRole('dialog', { name: 'Correct the invoice' });
    const note = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
    expect(note.value).toBe('Street');
  });
});

it.each([
  [
    ...(['client', 'withdraw_payment', 'I have not paid', 'Have you not paid?'] as const),
    ...(['Pay $400.00 to Ada Stone', 'I have paid'] as const),
  ],
  [
    ...(['creator', 'deny_payment', 'It has not arrived', 'Has it not arrived?'] as const),
    ...(['$400.00 to be paid by Mina Park', 'not paid yet'] as const),
  ],
] as const)('the %s says by %s: %s', async (side, name, word, question, title, left) => {
  const { backend } = openPayments(side, { invoices: [anInvoice({ paid_at: approved_at })] });
  answerPayment(backend, { paid_at: null }, name);
  await press(word);
  await answer(question, word);
  expect(within(await findPart(title)).getByText(left)).toBeTruthy();
});

it('the client reads that a payment has not arrived', async () => {
  openPayments('client', { invoices: [anInvoice({ denied_at: approved_at })] });
  const part = within(await findPart('Pay $400.00 to Ada Stone'));
  expect(part.getByText(/^said .* that it has not arrived$/)).toBeTruthy();
});

it.each(SIDES)('a $side without invoices has no payments', async ({ side }) => {
  openPayments(side, { invoices: [] });
  await screen.findByRole('list', { name: 'Timeline' });
  expect(screen.queryByText(/we take nothing/)).toBeNull();
  expect(screen.getByText(/^Payments are settled between you and the [a-z]+\.$/)).toBeTruthy();
});
