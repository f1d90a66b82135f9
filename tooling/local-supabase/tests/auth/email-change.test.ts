import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { password, startTestBackend } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend({
  siteUrl: 'http://localhost:3000',
  auth: { confirmsEmails: true, secondsBetweenMails: 0 },
});

async function begin() {
  const { client, email, id, token } = await backend.person();
  const newEmail = `new-${email}`;
  const { data, error } = await client.auth.updateUser({ email: newEmail });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, new_email: newEmail });
  return { client, email, newEmail, id, token };
}

async function confirm(recipient: string) {
  const { link = '' } = (await backend.findMail(recipient)) ?? {};
  const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
  return backend.client().auth.verifyOtp({ token_hash, type: 'email_change' });
}

const signIn = (email: string) => backend.client().auth.signInWithPassword({ email, password });

describe('a change of email', () => {
  it.each([
    ['first from the current address', ['email', 'newEmail']],
    ['first from the new address', ['newEmail', 'email']],
  ] as const)('needs both confirmations: %s', async (_, [first, second]) => {
    const person = await begin();

    const half = await confirm(person[first]);
    expect(half).toEqual({ data: { user: null, session: null }, error: null });
    expect((await signIn(person.newEmail)).error?.code).toBe('invalid_credentials');
    const reused = await confirm(person[first]);
    expect(reused.error?.code).toBe('otp_expired');

    const whole = await confirm(person[second]);
    expect(whole.error).toBeNull();
    expect(whole.data.user).toMatchObject({ id: person.id, email: person.newEmail });
    expect(whole.data.session?.access_token).toEqual(expect.any(String));
    expect((await signIn(person.newEmail)).error).toBeNull();
    expect((await signIn(person.email)).error?.code).toBe('invalid_credentials');
    expect((await confirm(person[second])).error?.code).toBe('otp_expired');
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.newEmail);
  });

  it('is confirmed once by two confirmations at the same time', async () => {
    const { email, newEmail } = await begin();
    const results = await Promise.all([confirm(email), confirm(newEmail)]);

    expect(results.map(({ error }) => error)).toEqual([null, null]);
    expect(results.filter(({ data }) => data.session)).toHaveLength(1);
    expect((await signIn(newEmail)).error).toBeNull();
  });

  it('starts again with another address: an earlier confirmation counts no more', async () => {
    const { client, email, newEmail } = await begin();
    await confirm(newEmail);
    const other = `other-${email}`;
    await client.auth.updateUser({ email: other });

    expect((await confirm(newEmail)).error?.code).toBe('otp_expired');
    expect((await confirm(other)).data.session).toBeNull();
    expect((await confirm(email)).data.user?.email).toBe(other);
  });

  it.each([
    [
      'the password was changed',
      async (auth: SupabaseClient['auth'], _email: string) =>
        auth.updateUser({ password: 'a new password', current_password: password }),
    ],
    [
      'another link was used',
      async (auth: SupabaseClient['auth'], email: string) => {
        await auth.resetPasswordForEmail(email);
        const token = (await backend.findMail(email))?.code ?? '';
        return backend.client().auth.verifyOtp({ email, token, type: 'recovery' });
      },
    ],
  ])('ends when %s meanwhile', async (_, intervene) => {
    const { client, email, newEmail } = await begin();
    const { link = '' } = (await backend.findMail(email)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
    expect((await intervene(client.auth, email)).error).toBeNull();

    const { auth } = backend.client();
    const confirmed = await auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(confirmed.error?.code).toBe('otp_expired');
    expect((await confirm(newEmail)).error?.code).toBe('otp_expired');
  });

  it('needs one confirmation where sign-ups need none', async () => {
    const open = await startTestBackend();
    onTestFinished(() => open.stop());
    const { client, email } = await open.person();
    const newEmail = `new-${email}`;
    await client.auth.updateUser({ email: newEmail });
    const { link = '' } = (await open.findMail(newEmail)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash') ?? '';

    const { data } = await open.client().auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(data.user?.email).toBe(newEmail);
  });

  it('is answered, after the first confirmation, as by the hosted service', async () => {
    const { email } = await begin();
    const { link = '' } = (await backend.findMail(email)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash');
    const response = await fetch(`${backend.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token_hash, type: 'email_change' }),
    });

    const body: unknown = await response.json();
    expect({ status: response.status, body }).toEqual({
      status: 200,
      body: {
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      },
    });
  });

  it('can be confirmed with the codes', async () => {
    const { email, newEmail } = await begin();
    const { auth } = backend.client();
    const verify = async (address: string) =>
      auth.verifyOtp({
        email: address,
        token: (await backend.findMail(address))?.code ?? '',
        type: 'email_change',
      });

    expect((await verify(newEmail)).data.session).toBeNull();
    expect((await verify(email)).data.user?.email).toBe(newEmail);
  });

  it('can be confirmed with links to the auth service', async () => {
    const { email, newEmail } = await begin();
    const open = async (address: string) => {
      const { link = '' } = (await backend.findMail(address)) ?? {};
      const url = new URL('/auth/v1/verify', backend.url);
      url.search = new URLSearchParams({
        token: new URL(link).searchParams.get('token_hash') ?? '',
        type: 'email_change',
        redirect_to: 'http://localhost:3000/account',
      }).toString();
      const response = await fetch(url, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    };

    const half = await open(email);
    expect(half.origin + half.pathname).toBe('http://localhost:3000/account');
    expect(new URLSearchParams(half.hash.slice(1)).get('message')).toContain('link accepted');
    expect(new URLSearchParams((await open(newEmail)).hash.slice(1)).has('access_token')).toBe(
      true,
    );
  });

  it('is rejected for an address that has an account', async () => {
    const [{ client }, { email }] = [await backend.person(), await backend.person()];
    const { error } = await client.auth.updateUser({ email });

    expect({ code: error?.code, status: error?.status }).toEqual({
      code: 'email_exists',
      status: 422,
    });
  });
});
