import { aContact } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './profile-page.tsx';

const PATH = '/dashboard/dev/profile';
const email = 'ada@work.example';
const field = () => screen.findByRole('textbox', { name: 'Contact email' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const unconfirmed = [aContact({ email, confirmed_at: null })];

it('is empty while the profile shows the email of the account', async () => {
  openPage(PATH, { contactRows: [aContact({ email: 'Ada@Example.com' })] });
  expect(await field()).toHaveProperty('value', '');
});

it('is saved, and that of the account again when it is emptied', async () => {
  const { backend } = openPage(PATH);
  await userEvent.type(await field(), email);
  await save();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(backend.state.contactRows[0]).toMatchObject({ email });
  await userEvent.clear(await field());
  await save();
  await expect.poll(() => backend.state.contactRows[0]?.email).toBe('ada@example.com');
});

it('says that others do not see it before it is confirmed, and mails a new link', async () => {
  const { backend } = openPage(PATH, { contactRows: unconfirmed });
  expect(await screen.findByText(/^Others see no email until you open the link/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(`We sent a new link to ${email}.`)).toBeTruthy();
  expect(backend.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ email });
});

it('is confirmed with the link of the mail, once', async () => {
  const { backend, notices } = openPage(`${PATH}?contact=abc`, { contactRows: unconfirmed });
  const button = await screen.findByRole('button', { name: 'Confirm' });
  backend.answerWith(({ url }) => {
    if (!url.pathname.endsWith('/confirm_contact_email')) return undefined;
    backend.state.contactRows = [aContact({ email })];
    return new Response(null, { status: 204 });
  });
  await userEvent.click(button);
  const done = { kind: 'success', text: 'Contact email confirmed.' };
  await expect.poll(() => notices).toEqual([done]);
  expect(backend.requests.find(({ url }) => url.pathname.endsWith('_email'))?.body).toEqual({
    token: 'abc',
  });
  await expect.poll(() => screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('explains a link that is not for this email', async () => {
  const { backend } = openPage(`${PATH}?contact=abc`, { contactRows: unconfirmed });
  const message = 'This link is for another account or another contact email.';
  backend.answerWith(({ url }) =>
    url.pathname.endsWith('/confirm_contact_email')
      ? Response.json({ code: 'PT400', message }, { status: 400 })
      : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(new RegExp(message))).toBeTruthy();
});
