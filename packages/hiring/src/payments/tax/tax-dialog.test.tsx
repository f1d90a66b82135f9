import { aHireRequest, aMilestone, anEvent } from '@showcase/data/testing';
import type { TaxSides } from '@showcase/data/invoices';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ID, openRequests, PATH, press } from '../../requests/testing/open-requests.tsx';
import { openPayments } from '../testing/open-payments.tsx';

const seller = { status: 'registered' as const, country: 'DE', vat_id: 'DE123456789' };
const NAME = 'VAT of the invoices';

async function openTax(sides: Partial<NonNullable<TaxSides>> = {}) {
  const view = openRequests('creator', `?request=${ID}`, {
    hireRequests: [aHireRequest({ status: 'accepted', version: 4 })],
    milestones: [aMilestone()],
    events: [anEvent()],
  });
  view.backend.rpc('my_tax_sides', () => ({ seller, buyer: {}, confirmed: null, ...sides }));
  view.backend.rpc('confirm_tax', () => undefined);
  await press(NAME);
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  return { ...view, dialog };
}

it('says which VAT it is and why, and is confirmed', async () => {
  const buyer = { country: 'BE', vat_id: 'BE0123456789' };
  const { backend, dialog, notices } = await openTax({ buyer });
  expect(await dialog.findByText(/client is in Belgium/)).toBeTruthy();
  expect(dialog.queryByText(/no e-invoice/)).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await press('Confirm', await screen.findByRole('dialog', { name: NAME }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull());
  expect(backend.calls('confirm_tax')).toEqual([
    { id: ID, tax: { case: 'reverse_charge' }, sides: { seller, buyer } },
  ]);
  expect(notices).toEqual([{ kind: 'success', text: 'The VAT is confirmed.' }]);
});

it('has a rate at home, and one of the currency, which are typed', async () => {
  const buyer = { country: 'DE' };
  const { backend, dialog } = await openTax({ buyer });
  await press('Confirm', await screen.findByRole('dialog', { name: NAME }));
  expect(await dialog.findByText('Enter a rate from 0.01 to 100')).toBeTruthy();
  expect(dialog.getByText('Enter how much of it 1 USD is')).toBeTruthy();
  expect(dialog.getByText('Enter the day of this rate')).toBeTruthy();
  expect(dialog.getByText(/who publishes this rate/)).toBeTruthy();
  await enterText(dialog.getByRole('textbox', { name: /^Rate in percent/ }), '19');
  await enterText(dialog.getByRole('textbox', { name: /^How much of it/ }), '0.92');
  await enterText(dialog.getByLabelText(/^Day of this rate/), '2026-11-26');
  await enterText(dialog.getByRole('textbox', { name: /^Who publishes it/ }), 'ECB');
  await press('Confirm', await screen.findByRole('dialog', { name: NAME }));
  await waitFor(() => expect(backend.calls('confirm_tax')).toHaveLength(1));
  expect(backend.calls('confirm_tax')).toMatchObject([
    {
      tax: {
        ...{ case: 'domestic', rate: 1900 },
        local: { currency: 'EUR', rate: 0.92, day: '2026-11-26', source: 'ECB' },
      },
    },
  ]);
});

it('starts with what was confirmed', async () => {
  const local = { currency: 'CHF', rate: 0.8, day: '2026-11-26', source: 'SNB' };
  const confirmed = { case: 'domestic' as const, rate: 810, local };
  const { dialog } = await openTax({ buyer: { country: 'DE' }, confirmed });
  const rate = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Rate in percent/ });
  expect(rate.value).toBe('8.1');
  expect(dialog.getByText('You have confirmed it.')).toBeTruthy();
});

it('names what is missing, and cannot be confirmed then', async () => {
  const { dialog } = await openTax({ buyer: {} });
  expect(await dialog.findByText(/Your client has not added their country/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('names what is missing for an e-invoice, and can be confirmed without it', async () => {
  const { backend, dialog } = await openTax({
    seller: { status: 'small_business', country: 'DE' },
    buyer: { country: 'DE' },
  });
  expect(
    await dialog.findByText(/no e-invoice attached.*not added a VAT ID or a tax ID/),
  ).toBeTruthy();
  await press('Confirm', await screen.findByRole('dialog', { name: NAME }));
  await waitFor(() => expect(backend.calls('confirm_tax')).toHaveLength(1));
});

it('leads to billing details, and is decided by the new ones when it is opened again', async () => {
  const { backend, dialog } = await openTax({ buyer: {} });
  const link = await dialog.findByRole('link', { name: 'Your billing details' });
  expect(link.getAttribute('href')).toBe(`${PATH}?request=${ID}&settings=billing`);
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull());
  backend.rpc('my_tax_sides', () => ({ seller, buyer: { country: 'NL' }, confirmed: null }));
  await press(NAME);
  expect(await screen.findByText(/VAT of Germany applies/)).toBeTruthy();
});

it('offers Retry if it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const view = openRequests('creator', `?request=${ID}`, {
    hireRequests: [aHireRequest({ status: 'accepted', version: 4 })],
    milestones: [aMilestone()],
    events: [anEvent()],
  });
  view.backend.answerWith(({ url }) =>
    url.pathname.endsWith('/my_tax_sides')
      ? new Response('{"message":"No"}', { status: 403 })
      : undefined,
  );
  await press(NAME);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('is not for the client, nor once all invoices are settled', async () => {
  openPayments('client');
  await screen.findByRole('button', { name: /I have paid/ });
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});
