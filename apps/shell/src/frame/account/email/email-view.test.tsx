import { APP_CODE, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  {
    path: '/dashboard',
    element: <AccountDialog isOpen onOpenChange={() => undefined} opensAt="email" />,
  },
];

async function open(options: Parameters<typeof backendWithUsers>[0] = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada', ...options });
  backend.rpc('email_available', () => true);
  const view = renderInShell(routes, { path: '/dashboard', backend });
  const email = await screen.findByLabelText(/^New email/);
  const getChanges = () => backend.requests.filter(({ method }) => method === 'PUT');
  return { ...view, email, getChanges };
}

it('sends a link to both addresses after the password', async () => {
  const { person, email, getChanges } = await open();
  await person.type(email, 'ada.stone@example.com{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
  expect(getChanges()).toEqual([]);
  await person.type(
    within(question).getByLabelText(/^Password/, { selector: 'input' }),
    'showcase{Enter}',
  );

  const notice = await screen.findByText(/We sent a link to/);
  expect(notice.textContent).toMatch(/creator@example\.com.*ada\.stone@example\.com/);
  expect(getChanges().map(({ body }) => body)).toMatchObject([{ email: 'ada.stone@example.com' }]);
  expect(screen.getByRole('button', { name: 'Send new links' })).toBeTruthy();
});

it('needs a code instead from whoever has an authenticator app', async () => {
  const { person, email, getChanges } = await open({
    factors: { [testId(1)]: { isVerified: true, isConfirmed: true } },
  });
  await person.type(email, 'ada.stone@example.com{Enter}');
  const question = await screen.findByRole('dialog', { name: "Confirm it's you" });
  await person.type(within(question).getByLabelText(/^Code from/), `${APP_CODE}{Enter}`);

  await waitFor(() => expect(getChanges()).toHaveLength(1));
});

it.each([
  ['', 'Enter a valid email address'],
  ['ada', 'Enter a valid email address'],
  ['Creator@example.com', 'This is your email already'],
])('rejects %j', async (typed, message) => {
  const { person, email, getChanges } = await open();
  if (typed) await person.type(email, typed);
  await person.click(screen.getByRole('button', { name: 'Change email' }));

  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull();
  expect(getChanges()).toEqual([]);
});

it('says at the field that an address has an account', async () => {
  const { person, email, getChanges, backend } = await open();
  backend.rpc('email_available', ({ email: typed }) => typed !== 'client@example.com');
  await person.type(email, 'client@example.com{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
  await person.type(
    within(question).getByLabelText(/^Password/, { selector: 'input' }),
    'showcase{Enter}',
  );

  expect(await screen.findByText('This email address already has an account')).toBeTruthy();
  expect(getChanges()).toEqual([]);
});

it.each([
  ['email_exists', 'This email address already has an account'],
  ['email_address_invalid', "We can't send mail to this email address. Enter a different one."],
  ['validation_failed', "We can't send mail to this email address. Enter a different one."],
])('says at the field what the service has against an address: %s', async (code, message) => {
  const { person, email, backend } = await open();
  backend.answerWith(({ method }) =>
    method === 'PUT' ? Response.json({ error_code: code, msg: 'no' }, { status: 422 }) : undefined,
  );
  await person.type(email, 'new@example.com{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
  await person.type(
    within(question).getByLabelText(/^Password/, { selector: 'input' }),
    'showcase{Enter}',
  );

  expect(await screen.findByText(message)).toBeTruthy();
});
