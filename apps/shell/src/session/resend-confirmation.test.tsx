import type { FakeBackend } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginPage } from './login-page.tsx';
import { SignupPage } from './signup-page.tsx';

const findResendButton = () => screen.findByRole('button', { name: 'Send the email again' });
const getResendRequests = ({ requests }: FakeBackend) =>
  requests.filter(({ url }) => url.pathname === '/auth/v1/resend');

/** A deployment that requires users to confirm their email before they can sign in. */
function createUnconfirmedBackend() {
  const backend = backendWithUsers();
  backend.answerWith(({ url }) => {
    if (url.pathname === '/auth/v1/signup') {
      return Response.json({ id: '1', email: 'noor@example.com', aud: 'authenticated' });
    }
    if (url.searchParams.get('grant_type') !== 'password') return undefined;
    const errorBody = { code: 'email_not_confirmed', message: 'Email not confirmed' };
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    return Response.json(errorBody, { status: 400, headers });
  });
  return backend;
}

describe('a confirmation email that did not arrive', () => {
  it('is sent again from the sign-up page, with the path after sign-in', async () => {
    const backend = createUnconfirmedBackend();
    const routes = [{ path: '/signup', Component: SignupPage }];
    const { person } = renderInShell(routes, { path: '/signup?next=%2Fprojects', backend });
    await person.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'Noor');
    await enterText(screen.getByRole('textbox', { name: 'Email' }), 'noor@example.com');
    await enterText(screen.getByLabelText(/^Password/), 'showcase');
    await enterText(screen.getByLabelText(/^Confirm Password/), 'showcase');
    await person.click(screen.getByRole('button', { name: 'Create Account' }));

    await person.click(await findResendButton());

    await screen.findByText(
      'If noor@example.com still needs to be confirmed, a new email is on its way.',
    );
    const [request] = getResendRequests(backend);
    expect(request?.body).toMatchObject({ type: 'signup', email: 'noor@example.com' });
    expect(request?.url.searchParams.get('redirect_to')).toBe(
      `${window.location.origin}/login?next=%2Fprojects`,
    );
  });

  it('is offered to users who sign in too early, and waits if the service rate-limits', async () => {
    const backend = createUnconfirmedBackend();
    const { person } = renderInShell([{ path: '/login', Component: LoginPage }], {
      path: '/login',
      backend,
    });
    await enterText(await screen.findByRole('textbox', { name: 'Email' }), 'noor@example.com');
    expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
    await person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Email not confirmed');

    backend.rejectWith(429, { retryAfter: 40 });
    await person.click(await findResendButton());

    await screen.findByText('Too many requests. Try again in 40 s.');
    const waiting = screen.getByRole('button', { name: /^Send the email again \(\d+ s\)$/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect(getResendRequests(backend)).toHaveLength(1);
  });
});
