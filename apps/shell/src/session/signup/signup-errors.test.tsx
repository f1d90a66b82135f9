import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findBannerText, expectInvalid, field, openSignup } from '../../testing/open-signup.tsx';

describe('a failed sign-up', () => {
  it.each([
    ['Full Name', { 'Full Name': '' }],
    ['Email', { Email: '' }],
    ['Password', { Password: '' }],
    ['Confirm Password', { 'Confirm Password': '' }],
  ])('requires %s', async (label, values) => {
    const { fillIn, send, getSignUpRequests } = await openSignup();

    await fillIn(values);
    await send();

    expect(await findBannerText()).toBe('Please fill in all required fields');
    expect(field(label).matches(':focus')).toBe(true);
    expectInvalid(label);
    expect(getSignUpRequests()).toEqual([]);
  });

  it.each([
    [
      'missing fields first',
      { 'Full Name': '', Password: 'a', Username: 'admin' },
      'Please fill in all required fields',
      'Full Name',
    ],
    [
      'a password mismatch before a short password',
      { Password: 'abc', Username: 'admin' },
      'Passwords do not match',
      'Confirm Password',
    ],
    [
      'a short password before the username',
      { Password: 'abcde', 'Confirm Password': 'abcde', Username: 'admin' },
      'Password must be at least 6 characters long',
      'Password',
    ],
    ['a reserved username', { Username: 'admin' }, 'Username is not available', 'Username'],
    ['a username of two characters', { Username: 'ab' }, 'Username is not available', 'Username'],
    ['a taken username', { Username: 'ada-stone' }, 'Username is not available', 'Username'],
  ])('rejects %s', async (_, values, message, label) => {
    const { fillIn, send, getSignUpRequests } = await openSignup();

    await fillIn(values);
    await send();

    expect(await findBannerText()).toBe(message);
    expectInvalid(label);
    expect(field(label).matches(':focus')).toBe(true);
    expect(getSignUpRequests()).toEqual([]);
  });

  it('says that the email has an account and keeps what was typed', async () => {
    const { fillIn, send } = await openSignup();

    await fillIn({ Email: 'client@example.com' });
    await send();

    expect(await findBannerText()).toBe('User already registered');
    expectInvalid('Email');
    expect(field('Email').matches(':focus')).toBe(true);
    expect(field('Email')).toHaveProperty('value', 'client@example.com');
    expect(field('Full Name')).toHaveProperty('value', 'Noor Haddad');
  });

  it("shows the service's reasons for a weak password", async () => {
    const { fillIn, send, backend } = await openSignup();
    backend.answerWith(({ url }) => {
      if (url.pathname !== '/auth/v1/signup') return undefined;
      const message = 'Password is known to be weak';
      const weak_password = { reasons: ['pwned'] };
      return Response.json({ code: 'weak_password', message, weak_password }, { status: 422 });
    });

    await fillIn();
    await send();

    const text = await findBannerText();
    expect(text).toContain('This password is too weak.');
    expect(text).toContain('It appeared in a data leak.');
    expectInvalid('Password');
  });

  it('keeps what was typed while no mail can be sent, and then signs up', async () => {
    const { fillIn, send, backend, getSignUpRequests } = await openSignup();
    let isDown = true;
    backend.answerWith(({ url }) => {
      if (url.pathname !== '/auth/v1/signup' || !isDown) return undefined;
      const message = 'Error sending confirmation email';
      const headers = { 'x-supabase-api-version': '2024-01-01' };
      return Response.json({ code: 'unexpected_failure', message }, { status: 500, headers });
    });

    await fillIn();
    await send();
    expect(await findBannerText()).toBe(
      "This didn't work right now, and nothing was saved. Try again in a few minutes.",
    );
    expect(field('Full Name')).toHaveProperty('value', 'Noor Haddad');
    expect(backend.state.accounts.some(({ email }) => email === 'noor@example.com')).toBe(false);

    isDown = false;
    await send();
    await waitFor(() => expect(getSignUpRequests()).toHaveLength(2));
    expect(backend.state.accounts.some(({ email }) => email === 'noor@example.com')).toBe(true);
  });

  it.each([
    ['no user', {}, 200],
    ['no message', {}, 500],
    ['no user-facing message', { error: { status: 500 } }, 500],
  ])("shows 'Failed to sign up' when the service responds with %s", async (_, answer, status) => {
    const { fillIn, send, backend } = await openSignup();
    backend.answerWith(({ url }) =>
      url.pathname === '/auth/v1/signup' ? Response.json(answer, { status }) : undefined,
    );

    await fillIn();
    await send();

    expect(await findBannerText()).toBe('Failed to sign up');
  });
});
