import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ConfirmPage } from './auth-confirm-page.tsx';

const routes = [{ path: '/auth/confirm', Component: ConfirmPage }];
const ADA = { token_hash: `link-${testId(1)}`, email: 'creator@example.com' };
const MIA = { token_hash: `link-${testId(2)}`, email: 'client@example.com' };

/** Opens a link from an email; `link` is its search parameters. */
function open(link: Record<string, string>, backend = backendWithUsers()) {
  const path = `/auth/confirm?${new URLSearchParams(link)}`;
  const getVerifyRequests = () =>
    backend.requests.filter(({ url }) => url.pathname === '/auth/v1/verify');
  return { ...renderInShell(routes, { path, backend }), getVerifyRequests };
}

const press = async ({ person }: ReturnType<typeof open>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

/** As if this browser had begun the sign-up. */
const beginSignUp = () => localStorage.setItem('bolt-showcase-sign-up', ADA.email);

async function choosePassword({ person }: ReturnType<typeof open>, password: string) {
  await person.type(await screen.findByLabelText('New password'), password);
  await person.type(screen.getByLabelText('Confirm new password'), password);
}

describe('a link from an email', () => {
  beforeEach(beginSignUp);

  it('is used only when the button that names its account is pressed', async () => {
    const view = open({ type: 'signup', ...ADA, next: 'http://localhost:3000/login?next=%2Fhire' });

    expect(await screen.findByText('creator@example.com')).toBeTruthy();
    expect(view.getVerifyRequests()).toEqual([]);
    await press(view, 'Confirm and sign in');

    await screen.findByText('Elsewhere');
    expect(view.currentUrl()).toBe('/login?next=%2Fhire');
    expect(view.session.getState().authUser?.email).toBe('creator@example.com');
    expect(view.getVerifyRequests()).toHaveLength(1);
  });

  it('for a forgotten password opens the form for a new one', async () => {
    const view = open({ type: 'recovery', ...ADA });
    await press(view, 'Choose a new password');

    await screen.findByText('Elsewhere');
    expect(view.currentUrl()).toBe('/login?view=new-password');
    expect(view.session.getState()).toMatchObject({ isRecovery: true });
  });

  it('that names an account other than its own does not sign in', async () => {
    const view = open({ type: 'signup', token_hash: MIA.token_hash, email: ADA.email });
    await press(view, 'Confirm and sign in');

    expect((await screen.findByRole('alert')).textContent).toBe(
      "This link belongs to another account, so we didn't sign you in.",
    );
    expect(view.session.getState().authUser).toBeNull();
  });

  it('explains what happens to the account that is signed in', async () => {
    open({ type: 'recovery', ...ADA }, backendWithUsers({ signedInAs: 'mia' }));

    expect((await screen.findByText(/You're signed in as/)).textContent).toBe(
      "You're signed in as client@example.com. If you continue, you'll switch to the other account.",
    );
  });

  it('that is used up offers a new one', async () => {
    const view = open({ type: 'recovery', ...ADA, token_hash: 'spent' });
    await press(view, 'Choose a new password');

    expect(await screen.findByText('This link is no longer valid.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Get a new one' });
    expect(link.getAttribute('href')).toBe('/login?view=forgot');
  });

  it('that is used up offers to send the confirmation again', async () => {
    const view = open({ type: 'signup', ...ADA, token_hash: 'spent' });
    await press(view, 'Confirm and sign in');
    await press(view, 'Send the email again');

    expect(await screen.findByText(/a new email is on its way\.$/)).toBeTruthy();
  });

  it('that is incomplete shows an error', async () => {
    open({ type: 'signup' });

    expect(await screen.findByText('This link is no longer valid.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('changes an email address without signing in', async () => {
    const view = open({ type: 'email_change', ...ADA, new_email: 'new@example.com' });
    await press(view, 'Confirm new email');

    expect(
      await screen.findByText('Your email has been changed. Sign in with the new one.'),
    ).toBeTruthy();
    expect(view.session.getState().authUser).toBeNull();
  });
});

describe('the link of a sign-up that this browser did not begin', () => {
  beforeEach(() => localStorage.clear());

  it('asks for the password, which the account has from then on', async () => {
    const view = open({ type: 'signup', ...ADA, next: 'http://localhost:3000/login?next=%2Fhire' });
    await choosePassword(view, 'my own one');
    expect(view.getVerifyRequests()).toEqual([]);
    await press(view, 'Confirm and sign in');

    await screen.findByText('Elsewhere');
    expect(view.currentUrl()).toBe('/login?next=%2Fhire');
    expect(view.session.getState()).toMatchObject({ isRecovery: false });
    const changes = view.backend.requests.filter(({ method }) => method === 'PUT');
    expect(changes.map(({ body }) => body)).toMatchObject([{ password: 'my own one' }]);
  });

  it('takes the password of the sign-up, and ends what began with it', async () => {
    const backend = backendWithUsers();
    backend.answerWith(({ method }) =>
      method === 'PUT' ? refuse('same_password', 422) : undefined,
    );
    const view = open({ type: 'signup', ...ADA }, backend);
    await choosePassword(view, 'showcase');
    await press(view, 'Confirm and sign in');

    await screen.findByText('Elsewhere');
    expect(view.currentUrl()).toBe('/login');
    const logOut = backend.requests.find(({ url }) => url.pathname === '/auth/v1/logout');
    expect(logOut?.url.searchParams.get('scope')).toBe('others');
  });

  it('leads to the form for a new password if the service refuses this one', async () => {
    const backend = backendWithUsers();
    backend.answerWith(({ method }) =>
      method === 'PUT' ? refuse('weak_password', 422) : undefined,
    );
    const view = open({ type: 'signup', ...ADA }, backend);
    await choosePassword(view, 'password');
    await press(view, 'Confirm and sign in');

    await screen.findByText('Elsewhere');
    expect(view.currentUrl()).toBe('/login?view=new-password');
    expect(view.session.getState()).toMatchObject({ isRecovery: true });
  });

  it('keeps what was typed and says what is wrong', async () => {
    const view = open({ type: 'signup', ...ADA });
    await choosePassword(view, 'short');
    await press(view, 'Confirm and sign in');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Password must be at least 6 characters long',
    );
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('short');
    expect(view.getVerifyRequests()).toEqual([]);
  });
});

const refuse = (code: string, status: number) =>
  Response.json(
    { code, message: 'No' },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );
