import { describe, expect, it, vi } from 'vitest';
import { DataError } from '../../client/data-error.ts';
import { changePassword, deleteMyAccount } from '../../account/account.ts';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { json } from '../../testing/backend/fake-state.ts';
import type { DataClient } from '../../client/types.ts';
import { aUser, testId } from '../../testing/rows.ts';
import { setCaptcha } from './captcha.ts';
import { setNewPassword, signIn, signOut, signUp } from './auth.ts';
import { requestPasswordReset, resendConfirmation } from './mail-requests.ts';

const ADA = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };

const createBackend = (signedInAs?: string) =>
  fakeBackend({ users: [aUser()], accounts: [ADA], ...(signedInAs && { signedInAs }) });

describe('with a captcha', () => {
  const email = ADA.email;
  const redirectTo = 'http://localhost:3000/login';
  it.each<[string, (client: DataClient) => Promise<unknown>]>([
    [
      'sign-up',
      (client) => signUp(client, { name: 'Mia', email: 'mia@example.com', password: 'secret' }),
    ],
    ['sign-in', (client) => signIn(client, { email, password: ADA.password })],
    [
      'changing the password',
      (client) => changePassword(client, { email, currentPassword: ADA.password, password: 'new' }),
    ],
    [
      'deleting the account',
      (client) => deleteMyAccount(client, { email, password: ADA.password, confirmation: email }),
    ],
    ['recovery', (client) => requestPasswordReset(client, { email, redirectTo })],
    ['resending the confirmation', (client) => resendConfirmation(client, { email, redirectTo })],
  ])('%s sends a token, and fails without one', async (_, call) => {
    const { client, requests, rpc } = createBackend();
    rpc('delete_my_account', () => undefined);
    setCaptcha(client, async () => 'a token');
    await call(client);
    expect(requests[0]?.body).toMatchObject({ gotrue_meta_security: { captcha_token: 'a token' } });

    setCaptcha(client, () => Promise.reject(new Error('blocked')));
    const { length } = requests;
    await expect(call(client)).rejects.toMatchObject({ kind: 'captcha-failed' });
    expect(requests).toHaveLength(length);
  });
});

describe('signUp', () => {
  it('sends the name and the username with the email', async () => {
    const { client, requests } = createBackend();
    const input = { name: 'Mia', email: 'mia@example.com', password: 'secret', username: 'mia' };
    const { authUser, needsConfirmation } = await signUp(client, input);

    expect(authUser.email).toBe('mia@example.com');
    expect(needsConfirmation).toBe(false);
    expect(requests[0]?.body).toMatchObject({ data: { name: 'Mia', username: 'mia' } });
  });

  it('sends no username if none was given', async () => {
    const { client, requests } = createBackend();
    const input = { name: 'Mia', email: 'mia@example.com', password: 'secret', username: '' };
    await signUp(client, input);

    expect(requests[0]?.body).toMatchObject({ data: { name: 'Mia' } });
    expect(requests[0]?.body).not.toHaveProperty('data.username');
  });

  it('reports that the email must be confirmed first', async () => {
    const { client, answerWith } = createBackend();
    answerWith(() => json({ id: testId(9), email: 'mia@example.com', identities: [] }));
    const input = { name: 'Mia', email: 'mia@example.com', password: 'secret' };

    expect(await signUp(client, input)).toMatchObject({ needsConfirmation: true });
  });

  it('resends the confirmation, with the page that its link leads to', async () => {
    const { client, requests } = createBackend();
    const redirectTo = 'http://localhost:3000/login';
    await resendConfirmation(client, { email: 'mia@example.com', redirectTo });

    const [request] = requests;
    expect(request?.url.pathname).toBe('/auth/v1/resend');
    expect(request?.url.searchParams.get('redirect_to')).toBe(redirectTo);
    expect(request?.body).toMatchObject({ type: 'signup', email: 'mia@example.com' });
  });

  it('throws the message of the auth service for a weak password, with its reasons', async () => {
    const { client } = createBackend();
    const input = { name: 'Mia', email: 'mia@example.com', password: 'abc' };

    await expect(signUp(client, input)).rejects.toMatchObject({
      kind: 'weak-password',
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    });
  });

  it('throws for an email that already has an account', async () => {
    const input = { name: 'Ada', email: ADA.email, password: 'secret' };

    await expect(signUp(createBackend().client, input)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'User already registered',
    });
  });

  it('throws the message of the specification if the response has no user', async () => {
    const { client, answerWith } = createBackend();
    answerWith(() => json({}));
    const input = { name: 'Mia', email: 'mia@example.com', password: 'secret' };

    await expect(signUp(client, input)).rejects.toThrow('Failed to sign up');
  });
});

describe('signIn', () => {
  it('returns the user', async () => {
    expect(await signIn(createBackend().client, ADA)).toMatchObject({ id: ADA.userId });
  });

  it('throws a DataError with the message of the auth service', async () => {
    const attempt = signIn(createBackend().client, { email: ADA.email, password: 'wrong' });

    await expect(attempt).rejects.toBeInstanceOf(DataError);
    await expect(attempt).rejects.toMatchObject({
      kind: 'invalid-credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  });

  it('throws the message of the specification if the response has no user', async () => {
    const { client, answerWith } = createBackend();
    answerWith(() => json({ access_token: 'a', refresh_token: 'r', expires_in: 60 }));

    await expect(signIn(client, ADA)).rejects.toThrow('Failed to sign in');
  });

  it('reports how long to wait after too many attempts', async () => {
    const { client, rejectWith } = createBackend();
    rejectWith(429, { retryAfter: 20 });

    await expect(signIn(client, ADA)).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfter: 20,
    });
  });

  it('is sent once, even if the response is lost', async () => {
    const { client, requests, goDown } = createBackend();
    goDown();

    await expect(signIn(client, ADA)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(requests).toHaveLength(1);
  });
});

describe('signOut', () => {
  it('ends the sessions on all devices', async () => {
    const { client, requests } = createBackend(ADA.userId);
    await signOut(client);

    expect(requests.map(({ url }) => url.search)).toEqual(['?scope=global']);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('ends the session here and throws if the backend is unreachable', async () => {
    const { client, goDown } = createBackend(ADA.userId);
    goDown();

    await expect(signOut(client)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it.each([
    [401, 'bad_jwt'],
    [403, 'session_not_found'],
    [404, 'user_not_found'],
  ])('succeeds if the service responds with %i %s: the session is gone', async (status, code) => {
    const { client, answerWith } = createBackend(ADA.userId);
    answerWith(() => json({ code, message: 'Gone' }, status));
    await signOut(client);

    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it.each([401, 403, 404])('throws if a proxy responds with %i', async (status) => {
    const { client, rejectWith } = createBackend(ADA.userId);
    rejectWith(status);

    await expect(signOut(client)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('gets the same response whether or not the email has an account', async () => {
    const { client } = createBackend();
    const redirectTo = 'http://localhost:3000/login';
    const known = requestPasswordReset(client, { email: ADA.email, redirectTo });
    const unknown = requestPasswordReset(client, { email: 'nobody@example.com', redirectTo });

    await expect(Promise.all([known, unknown])).resolves.toEqual([undefined, undefined]);
  });

  it('sends a link back to the given page', async () => {
    const { client, requests } = createBackend();
    const redirectTo = 'http://localhost:3000/login';
    await requestPasswordReset(client, { email: ADA.email, redirectTo });

    expect(requests[0]?.url.searchParams.get('redirect_to')).toBe(redirectTo);
  });

  it('is replaced for the user who followed the link', async () => {
    const { client, requests } = createBackend(ADA.userId);
    await setNewPassword(client, 'new-secret');

    expect(requests.at(-1)?.body).toMatchObject({ password: 'new-secret' });
    expect(requests.at(-1)?.body).not.toHaveProperty('current_password');
  });

  it('is sent with the current one when a user changes it', async () => {
    const { client, requests } = createBackend(ADA.userId);
    await setNewPassword(client, 'new-secret', 'showcase');

    const body = { password: 'new-secret', current_password: 'showcase' };
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', body });
  });

  it('is not replaced for a visitor', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    await expect(setNewPassword(createBackend().client, 'new-secret')).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: 'Auth session missing!',
    });
  });
});
