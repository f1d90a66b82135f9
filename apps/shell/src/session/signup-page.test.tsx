import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, openSignup } from '../testing/open-signup.tsx';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SignupPage } from './signup-page.tsx';

const routes = [{ path: '/signup', Component: SignupPage }];

describe('SignupPage', () => {
  it('creates an account and goes to the dashboard', async () => {
    const { fillIn, send, getSignUpRequests, currentUrl, skipQuestion } = await openSignup();

    await fillIn();
    await send();

    await skipQuestion();
    expect(currentUrl()).toBe('/dashboard');
    expect(getSignUpRequests()[0]?.body).toMatchObject({
      email: 'noor@example.com',
      password: 'showcase',
      data: { name: 'Noor Haddad', username: 'noor' },
    });
  });

  it('sends a confirmation link that leads to the page that the visitor requested', async () => {
    const { fillIn, send, getSignUpRequests, skipQuestion } = await openSignup({
      path: '/signup?next=%2Fprojects',
    });

    await fillIn();
    await send();

    await skipQuestion();
    expect(getSignUpRequests()[0]?.url.searchParams.get('redirect_to')).toBe(
      `${window.location.origin}/login?next=%2Fprojects`,
    );
  });

  it('creates an account without a username', async () => {
    const { fillIn, send, getSignUpRequests, skipQuestion } = await openSignup();

    await fillIn({ Username: '' });
    await send();

    await skipQuestion();
    expect(getSignUpRequests()[0]?.body).toMatchObject({ data: { name: 'Noor Haddad' } });
    expect(JSON.stringify(getSignUpRequests()[0]?.body)).not.toContain('username');
  });

  it('creates one account on a double-click', async () => {
    const { fillIn, getSignUpRequests, skipQuestion } = await openSignup();

    await fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

    await skipQuestion();
    expect(getSignUpRequests()).toHaveLength(1);
  });

  it('opens the terms in a new tab, so that nothing typed is lost', async () => {
    await openSignup();

    for (const name of ['Terms of Service', 'Privacy Policy']) {
      const link = screen.getByRole('link', { name: new RegExp(name) });
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('asks to confirm the email address, with the same message if it is taken', async () => {
    const { fillIn, send, backend, currentUrl } = await openSignup();
    backend.answerWith(({ url }) => {
      if (url.pathname !== '/auth/v1/signup') return undefined;
      return Response.json({ id: '1', email: 'noor@example.com', aud: 'authenticated' });
    });

    await fillIn();
    await send();

    expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('We sent a link to noor@example.com.');
    expect(screen.getByText(/No email\? You may have an account already/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'choose a new password' }).getAttribute('href')).toBe(
      '/login?view=forgot',
    );
    expect(currentUrl()).toBe('/signup');
  });

  it('shows an error when the username was taken at the same moment', async () => {
    const { fillIn, send, backend } = await openSignup();
    backend.answerWith((request) => {
      if (!request.url.pathname.endsWith('/username_available')) return undefined;
      const [ada] = backend.state.users;
      if (ada) ada.username = 'noor';
      return Response.json(true);
    });

    await fillIn();
    await send();

    expect(await screen.findByText(/noor was just taken/)).toBeTruthy();
    expect(backend.state.accounts).toHaveLength(3);
  });

  it('redirects a signed-in user to the dashboard', async () => {
    const backend = backendWithUsers({ signedInAs: 'mia' });
    const { currentUrl } = renderInShell(routes, { path: '/signup', backend });

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard');
  });

  it('shows a Loading screen while the session is being resolved', async () => {
    renderInShell(routes, { path: '/signup' });

    expect(screen.getByRole('status').textContent).toBe('Loading');
    await screen.findByRole('textbox', { name: 'Full Name' });
  });

  it('links to sign in, the terms and the privacy policy', async () => {
    await openSignup({ path: '/signup?next=%2Fprojects' });

    const targets = [/^Sign in/, /^Terms of Service/, /^Privacy Policy/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/login?next=%2Fprojects', '/terms', '/privacy']);
    expect(screen.getByPlaceholderText('Minimum 6 characters')).toBe(field('Password'));
  });
});
