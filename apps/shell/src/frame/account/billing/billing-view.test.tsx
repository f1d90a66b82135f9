import { someBilling, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  { path: '/dashboard', element: <AccountDialog isOpen onOpenChange={() => undefined} /> },
];
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

async function openBilling(signedInAs: 'ada' | 'mia' = 'ada', billingDetails = [someBilling()]) {
  const backend = backendWithUsers({ signedInAs, billingDetails });
  const view = renderInShell(routes, { path: '/dashboard', backend });
  const press = async (name: string) =>
    view.person.click(await screen.findByRole('button', { name }));
  await press('Billing details…');
  await screen.findByRole('dialog', { name: 'Billing details' });
  const enter = async (name: string, text: string) => {
    await view.person.clear(await field(name));
    await enterText(await field(name), text);
  };
  const choose = async (name: string, option: string) => {
    await view.person.click(await screen.findByRole('combobox', { name }));
    await view.person.click(await screen.findByRole('option', { name: option }));
  };
  return { ...view, backend, press, enter, choose };
}

describe('billing details', () => {
  it('are saved, with the host of the link and who sees them', async () => {
    const { backend, press, enter, choose } = await openBilling('ada', []);
    await enter('Name', 'Stone Studio');
    await enter('Street', '1 Harbor Street');
    await enter('VAT ID', 'DE 123');
    await choose('Tax status', 'Small business without VAT');
    await choose('Country', 'Germany');
    await enter('Payment link', 'https://pay.example.com/ada');
    expect(await screen.findByText('pay.example.com')).toBeTruthy();
    expect(screen.getByText(/Only the other side of an invoice sees them/)).toBeTruthy();
    expect(screen.getByText(/until 90 days after/)).toBeTruthy();

    await press('Save billing details');

    expect(await screen.findByText('Billing details saved.')).toBeTruthy();
    expect(backend.state.billingDetails).toEqual([
      {
        ...someBilling({ name: 'Stone Studio', street: '1 Harbor Street', vat_id: 'DE 123' }),
        ...{ tax_status: 'small_business', country: 'DE' },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that say how one is paid are saved after the password, if the sign-in was long ago', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { person, backend, press, enter } = await openBilling();
    await enter('Payment link', 'https://pay.example.com/new');
    let isConfirmed = false;
    backend.answerWith(({ url, method }) => {
      if (url.pathname.endsWith('/token')) isConfirmed = true;
      return url.pathname.endsWith('/billing_details') && method === 'POST' && !isConfirmed
        ? Response.json({ code: 'sign_in_too_old', message: 'no' }, { status: 403 })
        : undefined;
    });
    await press('Save billing details');
    const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
    expect(screen.queryByText(/weren't saved/)).toBeNull();
    await person.type(
      within(question).getByLabelText(/^Password/, { selector: 'input' }),
      'showcase{Enter}',
    );

    expect(await screen.findByText('Billing details saved.')).toBeTruthy();
    expect(backend.state.billingDetails[0]?.payment_url).toBe('https://pay.example.com/new');
    const button = screen.getByRole('button', { name: 'Save billing details' });
    await waitFor(() => expect(button.matches(':focus')).toBe(true));
  });

  it.each([
    ['http://pay.example.com', 'Enter a link that begins with https:// and a domain name'],
    ['https://me:secret@pay.example.com', 'Enter a link that begins with https://'],
  ])('with the link %s show an error at its field', async (url, message) => {
    const { backend, press, enter } = await openBilling();
    await enter('Payment link', url);
    await press('Save billing details');
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    await waitFor(async () =>
      expect((await field('Payment link')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(backend.state.billingDetails[0]?.payment_url).toBe('https://pay.example.com/ada');
  });

  it('say which letters of them will be boxes', async () => {
    const { enter } = await openBilling();
    await enter('City', 'ရန်ကုန်');
    expect(await screen.findByText(/Our PDFs have no font for/)).toBeTruthy();
  });

  it('show an address of one text until there are fields of it', async () => {
    const { backend, press, enter } = await openBilling('ada', [
      someBilling({ ['address']: 'Old' }),
    ]);
    expect((await field('Address')).value).toBe('Old');
    await enter('City', 'Tidetown');
    await press('Save billing details');
    expect(await screen.findByText('Billing details saved.')).toBeTruthy();
    expect(backend.state.billingDetails[0]).toMatchObject({ city: 'Tidetown', ['address']: 'Old' });
  });

  it('that were typed and not saved are there again', async () => {
    const { press, enter } = await openBilling();
    await enter('Tax ID', 'DE 123');
    await press('Account settings');
    const opener = await screen.findByRole('button', { name: 'Billing details…' });
    expect(opener.matches(':focus')).toBe(true);
    await press('Billing details…');
    expect((await field('Tax ID')).value).toBe('DE 123');
    expect((await field('Payment link')).value).toBe('https://pay.example.com/ada');
  });

  it('stay typed if they cannot be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, press, enter } = await openBilling();
    await enter('Tax ID', 'DE 123');
    backend.goDown();
    await press('Save billing details');
    expect((await screen.findByRole('alert')).textContent).toMatch(/weren't saved/);
    expect((await field('Tax ID')).value).toBe('DE 123');
  });

  it('of a client say nothing of being paid', async () => {
    await openBilling('mia', [someBilling({ name: 'Of Ada' })]);
    const part = within(await screen.findByRole('group', { name: 'On your invoices' }));
    expect(part.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
    expect(screen.queryByRole('textbox', { name: 'Payment link' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Tax status' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  });

  it('offer Retry if they cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const backend = backendWithUsers({ signedInAs: 'ada' });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/billing_details')
        ? new Response('{"message":"No"}', { status: 403 })
        : undefined,
    );
    const { person } = renderInShell(routes, { path: '/dashboard', backend });
    await person.click(await screen.findByRole('button', { name: 'Billing details…' }));
    await screen.findByRole('button', { name: 'Retry' });
    backend.answerWith(() => undefined);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Name')).toBeTruthy();
    expect(backend.state.users[0]?.id).toBe(testId(1));
  });
});
