import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LoginPage } from '../login-page.tsx';

const routes = [{ path: '/login', Component: LoginPage }];

describe('a forgotten password', () => {
  it.each(['client@example.com', 'nobody@example.com', 'x=y@example.com', 'a@b'])(
    'responds to %s the same, with or without an account',
    async (typedEmail) => {
      const { person, backend } = renderInShell(routes, {
        path: '/login',
        backend: backendWithUsers(),
      });

      await person.click(await screen.findByRole('link', { name: 'Forgot your password' }));
      await screen.findByRole('heading', { name: 'Forgot your password' });
      await person.type(await screen.findByRole('textbox', { name: 'Email' }), typedEmail);
      await person.click(screen.getByRole('button', { name: 'Send link' }));

      await screen.findByText(
        `If there's an account for ${typedEmail}, an email with a link is on its way.`,
      );
      const resetRequest = backend.requests.find(({ url }) => url.pathname === '/auth/v1/recover');
      expect(resetRequest?.body).toMatchObject({ email: typedEmail });
      expect(resetRequest?.url.searchParams.get('redirect_to')).toBe(
        `${window.location.origin}/login`,
      );
    },
  );

  it('carries the typed email address there and back', async () => {
    const { person } = renderInShell(routes, { path: '/login' });
    const email = () => screen.findByRole('textbox', { name: 'Email' });

    await person.type(await email(), 'mia@example');
    await person.click(screen.getByRole('link', { name: 'Forgot your password' }));
    await screen.findByRole('button', { name: 'Send link' });
    await person.type(await email(), '.com');
    await person.click(screen.getByRole('link', { name: 'Back to sign in' }));
    await screen.findByRole('button', { name: 'Sign in' });

    expect(await email()).toHaveProperty('value', 'mia@example.com');
  });

  it('shows that an OAuth sign-in was canceled, without offering a new password', async () => {
    renderInShell(routes, { path: '/login?error=access_denied&error_description=denied' });

    expect(await screen.findByText('Sign-in was canceled')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Get a new one' })).toBeNull();
  });

  it('shows that a link is used up and offers a new one', async () => {
    renderInShell(routes, { path: '/login#error=access_denied&error_code=otp_expired' });

    expect(await screen.findByText('This link is no longer valid.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Get a new one' });
    expect(link.getAttribute('href')).toBe('/login?view=forgot');
  });
});

/** Ada is signed in by the link of a recovery email that this tab opened before a reload. */
async function recover() {
  sessionStorage.setItem('bolt-showcase-recovery', `of-${testId(1)}`);
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const view = renderInShell(routes, { path: '/login?view=new-password', backend });
  return { ...view, password: await screen.findByLabelText('New password') };
}

describe('a new password', () => {
  it('can be set after opening the link, and ends all other sessions', async () => {
    const { person, password, currentUrl, backend } = await recover();

    await person.type(password, 'correct horse');
    await person.type(screen.getByLabelText('Confirm new password'), 'correct horse');
    await person.click(screen.getByRole('button', { name: 'Save password' }));

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard');
    const saved = backend.requests.find(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ password: 'correct horse' });
    expect(
      await screen.findByText("Password saved. You're signed out everywhere else."),
    ).toBeTruthy();
  });

  it('cannot be set without the link, even by a signed-in user', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    const path = '/login?view=new-password';
    const { currentUrl } = renderInShell(routes, { path, backend });

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard');
  });

  it.each([
    ['', '', 'Please fill in all required fields'],
    ['correct horse', 'correct house', 'Passwords do not match'],
    ['short', 'short', 'Password must be at least 6 characters long'],
  ])('of %j, repeated as %j, is rejected', async (first, second, message) => {
    const { person, password } = await recover();

    if (first) await person.type(password, first);
    if (second) await person.type(screen.getByLabelText('Confirm new password'), second);
    await person.click(screen.getByRole('button', { name: 'Save password' }));

    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
