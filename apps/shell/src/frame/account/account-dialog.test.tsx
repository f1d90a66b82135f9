import { rejection, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { AccountDialog } from './account-dialog.tsx';

const routes = [
  { path: '/', element: <p>Landing</p> },
  { path: '/dashboard', element: <AccountDialog isOpen onOpenChange={() => undefined} /> },
];

async function openAccount() {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  backend.rpc('export_my_data', () => ({ images: null }));
  backend.rpc('delete_my_account', () => undefined);
  const view = renderInShell(routes, { path: '/dashboard', backend });
  await screen.findByRole('dialog', { name: 'Account settings' });
  const type = async (label: RegExp, text: string) => {
    await enterText(screen.getByLabelText(label, { selector: 'input' }), text);
  };
  const press = (name: string) => view.person.click(screen.getByRole('button', { name }));
  return { ...view, type, press };
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const getAdaPassword = (backend: ReturnType<typeof backendWithUsers>) =>
  backend.state.accounts.find(({ userId }) => userId === testId(1))?.password;

describe('changing the password', () => {
  async function fill(current: string, next: string, confirmation = next) {
    const view = await openAccount();
    if (current) await view.type(/^Current password/, current);
    if (next) await view.type(/^New password/, next);
    if (confirmation) await view.type(/^Confirm new password/, confirmation);
    await view.press('Change password');
    return view;
  }

  it('ends all other sessions', async () => {
    const { backend } = await fill('showcase', 'something new');

    await screen.findByText("Password changed. You're signed out everywhere else.");
    expect(getAdaPassword(backend)).toBe('something new');
    expect(field(/^New password/)).toHaveProperty('value', '');
  });

  it('requires a recent sign-in if the auth service does', async () => {
    const { backend, type, press } = await openAccount();
    await type(/^Current password/, 'showcase');
    await type(/^New password/, 'something new');
    await type(/^Confirm new password/, 'something new');
    backend.answerWith(({ method }) =>
      method === 'PUT'
        ? Response.json({ error_code: 'reauthentication_needed' }, { status: 400 })
        : undefined,
    );

    await press('Change password');

    expect(await screen.findByText(/You signed in more than a day ago/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy();
  });

  it('shows an error at the field if the current password is wrong', async () => {
    const { backend } = await fill('a guess', 'something new');

    await waitFor(() =>
      expect(field(/^Current password/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByText('Incorrect password')).toBeTruthy();
    expect(field(/^Current password/).matches(':focus')).toBe(true);
    expect(getAdaPassword(backend)).toBe('showcase');
  });

  it.each([
    ['', 'something new', 'something new', 'Enter your current password'],
    ['showcase', '', '', 'Enter a new password'],
    ['showcase', 'short', 'short', 'Password must be at least 6 characters long'],
    ['showcase', 'something new', 'something else', 'Passwords do not match'],
  ])('rejects %j, %j and %j', async (current, next, confirmation, message) => {
    const { backend } = await fill(current, next, confirmation);

    expect(await screen.findByText(message)).toBeTruthy();
    expect(getAdaPassword(backend)).toBe('showcase');
  });

  it('keeps what was typed if the service cannot be reached', async () => {
    const { backend, type, press } = await openAccount();
    await type(/^Current password/, 'showcase');
    await type(/^New password/, 'something new');
    await type(/^Confirm new password/, 'something new');
    backend.goDown();

    await press('Change password');

    expect((await screen.findByRole('alert')).textContent).toMatch(/We can't connect right now/);
    expect(field(/^New password/)).toHaveProperty('value', 'something new');
  });
});

describe('downloading the data', () => {
  it("saves a zip with today's date", async () => {
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this.download);
    });
    const { press } = await openAccount();

    await press('Download my data');

    await screen.findByText(/^Saved as bolt-showcase-data-\d{4}-\d\d-\d\d\.zip/);
    expect(links).toEqual([expect.stringMatching(/^bolt-showcase-data-.*\.zip$/)]);
  });

  it('continues after the password if the sign-in was long ago', async () => {
    const { backend, person, press } = await openAccount();
    backend.rpc('export_my_data', () => {
      const isConfirmed = backend.requests.some(({ url }) => url.pathname.endsWith('/token'));
      return isConfirmed ? { images: null } : rejection(403, 'no', 'sign_in_too_old');
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();

    await press('Download my data');
    const question = await screen.findByRole('dialog', { name: 'Confirm your password' });
    const password = within(question).getByLabelText(/^Password/, { selector: 'input' });
    await person.type(password, 'showcase{Enter}');

    expect(await screen.findByText(/^Saved as bolt-showcase-data/)).toBeTruthy();
  });

  it('shows how long to wait after too many requests', async () => {
    const { backend, press } = await openAccount();
    backend.rejectWith(429, { retryAfter: 20 });

    await press('Download my data');

    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too many requests. Try again in 20 s.',
    );
  });
});

describe('deleting the account', () => {
  async function confirm(email: string, password: string) {
    const view = await openAccount();
    await view.press('Delete account…');
    await screen.findByRole('dialog', { name: 'Delete your account' });
    if (email) await view.type(/^Your email address/, email);
    if (password) await view.type(/^Your password/, password);
    return view;
  }

  it('explains what is deleted and what remains', async () => {
    await confirm('', '');

    expect(screen.getByText('your projects, services and pictures')).toBeTruthy();
    expect(screen.getByText('messages in your conversations')).toBeTruthy();
  });

  it('requires the email and the password, then signs out', async () => {
    const { backend, press, currentUrl, session } = await confirm(
      'creator@example.com',
      'showcase',
    );
    localStorage.setItem('bolt-showcase-draft-ada-profile', 'About me');
    localStorage.setItem('bolt-showcase-email', 'creator@example.com');

    await press('Delete my account');

    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(backend.calls('delete_my_account')).toEqual([{ confirmation: 'creator@example.com' }]);
    expect(session.getState().authUser).toBeNull();
    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(['bolt-showcase-session-signed-out']);
  });

  it.each([
    ['client@example.com', 'showcase', 'Type your email address to confirm'],
    ['creator@example.com', '', 'Enter your password'],
    ['creator@example.com', 'a guess', 'Incorrect password'],
  ])('rejects %j and %j', async (email, password, message) => {
    const { backend, press } = await confirm(email, password);

    await press('Delete my account');

    expect(await screen.findByText(message)).toBeTruthy();
    expect(backend.calls('delete_my_account')).toEqual([]);
  });

  it('requires a recent sign-in if the database does', async () => {
    const { backend, press, currentUrl } = await confirm('creator@example.com', 'showcase');
    backend.rpc('delete_my_account', () => rejection(403, 'x', 'sign_in_too_old'));
    await press('Delete my account');

    await screen.findByText(/Sign in again first/);
    await press('Sign in again');

    await waitFor(() => expect(currentUrl()).toBe('/login?next=%2Fdashboard'));
  });

  it('can be canceled', async () => {
    const { backend, press } = await confirm('creator@example.com', 'showcase');

    await press('Keep my account');

    const opener = await screen.findByRole('button', { name: 'Delete account…' });
    expect(opener.matches(':focus')).toBe(true);
    expect(backend.calls('delete_my_account')).toEqual([]);
  });
});
