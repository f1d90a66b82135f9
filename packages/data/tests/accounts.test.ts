import { describe, expect, it, vi } from 'vitest';
import { amIAdmin } from '../src/admins/admins.ts';
import { createSessionStore } from '../src/session/session-store.ts';
import { signIn, signOut, signUp } from '../src/session/sign-in/auth.ts';
import { requestPasswordReset } from '../src/session/sign-in/mail-requests.ts';
import { openTrialAuth } from '../src/session/sign-in/trial-auth.ts';
import { getCurrentUser } from '../src/users/read-users.ts';
import { newcomer, openBrowser, sql } from './backend.ts';

const password = 'secret-1';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe('accounts', () => {
  it('sign up with a profile, sign out, and sign in again', async () => {
    const browser = openBrowser();
    const email = newEmail();
    const { authUser, needsConfirmation } = await signUp(browser, {
      name: 'New Person',
      email,
      password,
    });
    expect(needsConfirmation).toBe(false);
    expect(await getCurrentUser(browser)).toMatchObject({
      id: authUser.id,
      name: 'New Person',
      username: null,
      skills: [],
      is_dev: false,
    });

    await signOut(browser);
    expect(await getCurrentUser(browser)).toBeNull();
    expect((await signIn(browser, { email, password })).id).toBe(authUser.id);
  });

  it.each(['x=y', 'two..dots'])(
    'can be used with an address that only the auth service takes: %s',
    async (name) => {
      const email = `${name}-${newEmail()}`;
      const { authUser } = await signUp(openBrowser(), { name: 'New Person', email, password });
      const browser = openBrowser();
      expect((await signIn(browser, { email, password })).id).toBe(authUser.id);
      expect(await getCurrentUser(browser)).toMatchObject({ id: authUser.id });
      await requestPasswordReset(browser, { email, redirectTo: 'http://localhost:3000/login' });
      const [row] =
        await sql`select recovery_token <> '' as is_mailed from auth.users where id = ${authUser.id}`;
      expect(row).toEqual({ is_mailed: true });
    },
  );

  it('end the session of a trial, which no browser adopts', async () => {
    const browser = openBrowser();
    const email = newEmail();
    const { authUser } = await signUp(browser, { name: 'New Person', email, password });
    const trial = await openTrialAuth(browser);
    await trial.signInWithPassword({ email, password });
    const countSessions = () =>
      sql`select from auth.sessions where user_id = ${authUser.id}`.then((rows) => rows.length);
    expect(await countSessions()).toBe(2);

    expect((await trial.signOut({ scope: 'local' })).error).toBeNull();
    expect(await countSessions()).toBe(1);
  });

  it('get the requested username', async () => {
    const username = `mia-${crypto.randomUUID().slice(0, 8)}`;
    const { client } = await newcomer('Mia', username);

    expect((await getCurrentUser(client))?.username).toBe(username);
  });

  it('are created without a username if it is taken', async () => {
    const username = `mia-${crypto.randomUUID().slice(0, 8)}`;
    await newcomer('Mia', username);
    const second = await newcomer('Mia Too', username);

    expect((await getCurrentUser(second.client))?.username).toBeNull();
  });

  it('are rejected with the message of the auth service', async () => {
    const { email } = await newcomer('Mia');

    await expect(signIn(openBrowser(), { email, password: 'wrong' })).rejects.toMatchObject({
      kind: 'invalid-credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  });

  it('are not created with a weak password', async () => {
    const input = { name: 'Weak', email: newEmail(), password: 'abc' };

    await expect(signUp(openBrowser(), input)).rejects.toMatchObject({
      kind: 'weak-password',
      reasons: ['length'],
    });
  });

  it('are not created twice', async () => {
    const { email } = await newcomer('Mia');
    const attempt = signUp(openBrowser(), { name: 'Mia', email, password });

    await expect(attempt).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('the sample world', () => {
  it.each([
    ['creator@example.com', { name: 'Ada Stone', username: 'ada-stone', is_dev: true }],
    ['client@example.com', { is_dev: false }],
    ['admin@example.com', {}],
  ])('allows %s to sign in', async (email, profile) => {
    const browser = openBrowser();
    await signIn(browser, { email, password: 'showcase' });

    expect(await getCurrentUser(browser)).toMatchObject(profile);
    expect(await amIAdmin(browser)).toBe(email === 'admin@example.com');
  });
});

describe('the session store', () => {
  it('follows a sign-up, a refresh and a sign-out', async () => {
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    const { client, id } = await newcomer('Mia Moss');
    const store = createSessionStore({ client });
    const stop = store.start();
    expect(await store.ready()).toMatchObject({ status: 'signed-in', user: { id } });

    await (await client.loadSupabase()).auth.refreshSession();
    expect(store.getState()).toMatchObject({ status: 'token-refreshed', user: { id } });
    await store.signOut();
    expect(store.getState()).toMatchObject({ status: 'signed-out', user: null });
    stop();
  });
});
