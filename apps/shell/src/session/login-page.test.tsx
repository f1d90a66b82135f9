import { act, screen, waitFor } from '@testing-library/react';
import type { FakeBackend } from '@showcase/data/testing';
import { enterText, metaContent } from '@showcase/kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { use } from 'react';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginPage } from './login-page.tsx';

const routes = [{ path: '/login', Component: LoginPage }];

type Options = Parameters<typeof renderInShell>[1];

async function openLogin({ path = '/login', backend = backendWithUsers(), ...rest }: Options = {}) {
  const view = renderInShell(routes, { path, backend, ...rest });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  return { ...view, email, password: screen.getByLabelText('Password') };
}

const signInButton = () => screen.getByRole('button', { name: 'Sign in' });

const getTokenRequests = (backend: FakeBackend) =>
  backend.requests.filter(({ url }) => url.pathname === '/auth/v1/token');

describe('LoginPage', () => {
  it('shows a Loading screen while the session is being resolved', async () => {
    renderInShell(routes, { path: '/login', backend: backendWithUsers() });

    expect(screen.getByRole('status').textContent).toBe('Loading');
    await screen.findByRole('textbox', { name: 'Email' });
  });

  it('has a description for search engines', async () => {
    await openLogin();
    expect(metaContent('description')).toBe('Sign in to your account.');
  });

  it('signs in and goes to the dashboard', async () => {
    const { person, email, password, currentUrl } = await openLogin();

    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    await person.click(signInButton());

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard');
  });

  it.each([
    ['/projects?q=react', '/projects?q=react'],
    ['//evil.test', '/dashboard'],
    ['https://evil.test/projects', '/dashboard'],
  ])('with next=%s, goes to %s', async (next, expected) => {
    const path = `/login?next=${encodeURIComponent(next)}`;
    const { person, email, password, currentUrl } = await openLogin({ path });

    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    await person.keyboard('{Enter}');

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe(expected);
  });

  it('redirects a signed-in user to the dashboard', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    const { currentUrl } = renderInShell(routes, { path: '/login', backend });

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard');
  });

  it('redirects again if the user comes back while the dashboard is loading', async () => {
    const loaded = Promise.withResolvers<string>();
    const Dashboard = () => <p>{use(loaded.promise)}</p>;
    const { router, currentUrl } = renderInShell(
      [...routes, { path: '/dashboard', Component: Dashboard }],
      { path: '/login', backend: backendWithUsers({ signedInAs: 'ada' }) },
    );
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));

    await act(() => router.navigate('/login?view=new-password'));
    loaded.resolve('The dashboard');

    await screen.findByText('The dashboard');
    expect(currentUrl()).toBe('/dashboard');
  });

  it.each([
    ['no email', '', 'showcase', 'Email'],
    ['an email of spaces', '   ', 'showcase', 'Email'],
    ['no password', 'client@example.com', '', 'Password'],
  ])('requires both fields: %s', async (_, typedEmail, typedPassword, focused) => {
    const { person, email, password, backend } = await openLogin();

    if (typedEmail) await person.type(email, typedEmail);
    if (typedPassword) await person.type(password, typedPassword);
    await person.click(signInButton());

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please fill in all fields');
    const field = screen.getByLabelText(focused);
    expect(field.matches(':focus')).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(alert.id);
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says in the banner that the credentials are wrong and keeps the typed email', async () => {
    const { person, email, password, currentUrl } = await openLogin();

    await enterText(email, 'client@example.com');
    await enterText(password, 'wrong password');
    await person.click(signInButton());

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Invalid login credentials');
    for (const field of [email, password]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe(alert.id);
    }
    expect(email).toHaveProperty('value', 'client@example.com');
    expect(currentUrl()).toBe('/login');
  });

  it("shows 'Failed to sign in' when the service responds without a user", async () => {
    const { person, email, password, backend } = await openLogin();
    backend.answerWith(() => Response.json({}));

    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    await person.keyboard('{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
  });

  it.each([{}, { error: { status: 500 } }])(
    "shows 'Failed to sign in' when the service fails with %j",
    async (answer) => {
      const { person, email, password, backend } = await openLogin();
      backend.answerWith(() => Response.json(answer, { status: 500 }));

      await enterText(email, 'client@example.com');
      await enterText(password, 'showcase');
      await person.keyboard('{Enter}');

      expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign in');
      expect(email.getAttribute('aria-invalid')).toBeNull();
    },
  );

  it('cannot be submitted twice while a request is pending', async () => {
    const { person, email, password, backend } = await openLogin();
    const answer = Promise.withResolvers<Response>();
    backend.answerWith(() => answer.promise);

    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    await person.keyboard('{Enter}');

    expect(signInButton().getAttribute('aria-busy')).toBe('true');
    await person.keyboard('{Enter}');
    await person.click(signInButton());
    expect(signInButton().matches(':focus')).toBe(true);
    answer.resolve(Response.json({ message: 'Invalid login credentials' }, { status: 400 }));
    await screen.findByRole('alert');
    expect(signInButton().getAttribute('aria-busy')).toBeNull();
    expect(signInButton().matches(':focus')).toBe(true);
    expect(getTokenRequests(backend)).toHaveLength(1);
  });

  it('shows a countdown until the next attempt after too many', async () => {
    const { person, email, password, backend } = await openLogin();
    backend.rejectWith(429, { retryAfter: 2 });

    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    await person.keyboard('{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many requests. Try again in 2 s.',
    );
    const waiting = screen.getByRole('button', { name: 'Sign in (2 s)' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    const enabledButton = await screen.findByRole('button', { name: 'Sign in' });
    expect(enabledButton.getAttribute('aria-disabled')).toBeNull();
    expect(email).toHaveProperty('value', 'client@example.com');
  });

  it('links to sign-up and keeps the path after sign-in', async () => {
    await openLogin({ path: '/login?next=%2Fprojects' });

    const link = screen.getByRole('link', { name: 'Create Account' });
    expect(link.getAttribute('href')).toBe('/signup?next=%2Fprojects');
  });

  it.each([true, false])("ends with the browser unless 'Remember me' is ticked: %s", async (is) => {
    const { person, email, password } = await openLogin();
    await enterText(email, 'client@example.com');
    await enterText(password, 'showcase');
    if (is) await person.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await person.click(signInButton());
    await screen.findByText('Elsewhere');

    expect(localStorage.getItem('bolt-showcase-session-ends')).toBe(is ? null : 'with-browser');
  });

  it("fills in the email on the next visit after 'Remember me'", async () => {
    const first = await openLogin();
    await enterText(first.email, 'client@example.com');
    await enterText(first.password, 'showcase');
    await first.person.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await first.person.click(signInButton());
    await screen.findByText('Elsewhere');
    first.unmount();

    const second = await openLogin();
    expect(second.email).toHaveProperty('value', 'client@example.com');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', true);

    await second.person.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await enterText(second.password, 'showcase');
    await second.person.keyboard('{Enter}');
    await screen.findByText('Elsewhere');
    second.unmount();

    const third = await openLogin();
    expect(third.email).toHaveProperty('value', '');
  });

  it.each([
    ['GitHub', 'github'],
    ['Google', 'google'],
  ])('shows an error when %s is not set up', async (name, provider) => {
    const send = vi.fn((_url: string) => Promise.resolve({ type: 'cors', status: 400 }));
    vi.stubGlobal('fetch', send);
    const { person, currentUrl } = await openLogin();

    await person.click(screen.getByRole('button', { name: `Sign in with ${name}` }));

    expect(
      await screen.findByText(`${name} sign-in isn't set up here. Use your email instead.`),
    ).toBeTruthy();
    expect(currentUrl()).toBe('/login');
    const url = new URL(send.mock.calls[0]?.[0] ?? '');
    expect(url.searchParams.get('provider')).toBe(provider);
  });
});
