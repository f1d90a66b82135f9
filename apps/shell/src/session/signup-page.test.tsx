import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithPeople } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SignupPage } from './signup-page.tsx';

const routes = [{ path: '/signup', Component: SignupPage }];

type Options = Parameters<typeof renderInShell>[1];

const good = {
  'Full Name': 'Noor Haddad',
  Username: 'noor',
  Email: 'noor@example.com',
  Password: 'showcase',
  'Confirm Password': 'showcase',
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function openSignup(options: Options = {}) {
  const backend = options.backend ?? backendWithPeople();
  const view = renderInShell(routes, { path: '/signup', ...options, backend });
  await screen.findByRole('textbox', { name: 'Full Name' });

  async function fillIn(values: Partial<typeof good> = {}) {
    for (const [label, text] of Object.entries({ ...good, ...values })) {
      if (text) await view.person.type(field(label), text);
    }
  }
  const send = () => view.person.click(screen.getByRole('button', { name: 'Create Account' }));
  const accountsMade = () =>
    view.backend.requests.filter(({ url }) => url.pathname === '/auth/v1/signup');
  return { ...view, fillIn, send, accountsMade };
}

const banner = async () => (await screen.findByRole('alert')).textContent;

describe('SignupPage', () => {
  it('makes an account and goes to the dashboard', async () => {
    const { fillIn, send, accountsMade, address } = await openSignup();

    await fillIn();
    await send();

    await screen.findByText('Elsewhere');
    expect(address()).toBe('/dashboard');
    expect(accountsMade()[0]?.body).toMatchObject({
      email: 'noor@example.com',
      password: 'showcase',
      data: { name: 'Noor Haddad', username: 'noor' },
    });
  });

  it('lets the link of the confirmation mail lead to where the visitor was going', async () => {
    const { fillIn, send, accountsMade } = await openSignup({ path: '/signup?next=%2Fprojects' });

    await fillIn();
    await send();

    await screen.findByText('Elsewhere');
    expect(accountsMade()[0]?.url.searchParams.get('redirect_to')).toBe(
      `${window.location.origin}/login?next=%2Fprojects`,
    );
  });

  it('makes an account without a username', async () => {
    const { fillIn, send, accountsMade } = await openSignup();

    await fillIn({ Username: '' });
    await send();

    await screen.findByText('Elsewhere');
    expect(accountsMade()[0]?.body).toMatchObject({ data: { name: 'Noor Haddad' } });
    expect(JSON.stringify(accountsMade()[0]?.body)).not.toContain('username');
  });

  it.each([
    ['Full Name', { 'Full Name': '' }],
    ['Email', { Email: '' }],
    ['Password', { Password: '' }],
    ['Confirm Password', { 'Confirm Password': '' }],
  ])('requires %s', async (label, values) => {
    const { fillIn, send, accountsMade } = await openSignup();

    await fillIn(values);
    await send();

    expect(await banner()).toBe('Please fill in all required fields');
    expect(field(label).matches(':focus')).toBe(true);
    expect(accountsMade()).toEqual([]);
  });

  it.each([
    [
      'all at once',
      { 'Full Name': '', Password: 'a', Username: 'admin' },
      'Please fill in all required fields',
    ],
    [
      'a mismatch before a short one',
      { Password: 'abc', Username: 'admin' },
      'Passwords do not match',
    ],
    [
      'a short one before the username',
      { Password: 'abcde', 'Confirm Password': 'abcde', Username: 'admin' },
      'Password must be at least 6 characters long',
    ],
    ['a reserved username', { Username: 'admin' }, 'Username is not available'],
    ['a username of two characters', { Username: 'ab' }, 'Username is not available'],
    ['a username that somebody has', { Username: 'ada-stone' }, 'Username is not available'],
  ])('refuses %s', async (_, values, message) => {
    const { fillIn, send, accountsMade } = await openSignup();

    await fillIn(values);
    await send();

    expect(await banner()).toBe(message);
    expect(accountsMade()).toEqual([]);
  });

  it("shows the service's own message and keeps what was typed", async () => {
    const { fillIn, send } = await openSignup();

    await fillIn({ Email: 'client@example.com' });
    await send();

    expect(await banner()).toBe('User already registered');
    expect(field('Email')).toHaveProperty('value', 'client@example.com');
    expect(field('Full Name')).toHaveProperty('value', 'Noor Haddad');
  });

  it('gives the reasons of the service for a weak password', async () => {
    const { fillIn, send, backend } = await openSignup();
    backend.answerWith(({ url }) => {
      if (url.pathname !== '/auth/v1/signup') return undefined;
      const message = 'Password is known to be weak';
      const weak_password = { reasons: ['pwned'] };
      return Response.json({ code: 'weak_password', message, weak_password }, { status: 422 });
    });

    await fillIn();
    await send();

    const words = await banner();
    expect(words).toContain('Password is known to be weak');
    expect(words).toContain('It is known from a data leak.');
  });

  it("says 'Failed to sign up' when the service gives no words", async () => {
    const { fillIn, send, backend } = await openSignup();
    backend.answerWith(({ url }) =>
      url.pathname === '/auth/v1/signup' ? Response.json({}, { status: 200 }) : undefined,
    );

    await fillIn();
    await send();

    expect(await banner()).toBe('Failed to sign up');
  });

  it('tells whoever has to confirm the address, and says the same to a taken one', async () => {
    const { fillIn, send, backend, address } = await openSignup();
    backend.answerWith(({ url }) => {
      if (url.pathname !== '/auth/v1/signup') return undefined;
      return Response.json({ id: '1', email: 'noor@example.com', aud: 'authenticated' });
    });

    await fillIn();
    await send();

    expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('We sent a link to noor@example.com.');
    expect(address()).toBe('/signup');
  });

  it('says so when the username was taken in the same moment', async () => {
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

  it('sends a signed-in user to the dashboard', async () => {
    const backend = backendWithPeople({ signedInAs: 'mia' });
    const { address } = renderInShell(routes, { path: '/signup', backend });

    await screen.findByText('Elsewhere');
    expect(address()).toBe('/dashboard');
  });

  it('shows a Loading screen while the session is being resolved', async () => {
    renderInShell(routes, { path: '/signup' });

    expect(screen.getByRole('status').textContent).toBe('Loading');
    await screen.findByRole('textbox', { name: 'Full Name' });
  });

  it('links to sign in, the terms and the privacy policy', async () => {
    await openSignup({ path: '/signup?next=%2Fprojects' });

    const targets = ['Sign in', 'Terms of Service', 'Privacy Policy'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/login?next=%2Fprojects', '/terms', '/privacy']);
    expect(screen.getByPlaceholderText('Minimum 6 characters')).toBe(field('Password'));
  });
});
