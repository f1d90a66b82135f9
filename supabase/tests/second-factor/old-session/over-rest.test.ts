import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../support/world.ts';
import {
  addAccount,
  ageSessions,
  call,
  enroll,
  enterCode,
  openRecoveryLink,
  refresh,
  removeAccounts,
  send,
  signIn,
  signInAgo,
} from '../accounts.ts';
import type { Session } from '../accounts.ts';

afterAll(removeAccounts);

const month = 30 * 24 * 60;

/** Someone has a session of this account that is a month old, and sets up an app of their own in it. */
async function attack(minutes = month) {
  const email = await addAccount();
  const stolen = await signInAgo(email, minutes);
  const app = await enroll(stolen);
  return { email, app, stolen: await enterCode(stolen, app) };
}

/** The aims of someone with a stolen session; the calls that are accepted. */
async function attempt(email: string, session: Session) {
  const { access_token: token } = session;
  const newEmail = { email: `${randomUUID()}@example.com` };
  const calls = {
    export: () => call('export_my_data', session),
    'new codes': () => call('create_recovery_codes', session),
    'new email': () => send('auth/v1/user', newEmail, { token, method: 'PUT' }),
    'removal of a late app': () => call('remove_late_app', session),
    'removal of the second factor': () => call('remove_second_factor', session),
    deletion: () => call('delete_my_account', session, { confirmation: email }),
  };
  const accepted: string[] = [];
  for (const [name, run] of Object.entries(calls))
    if ((await run()).status < 400) accepted.push(name);
  return accepted;
}

const readFactors = async (email: string) =>
  sql`
    select f.id from auth.mfa_factors f join auth.users u on u.id = f.user_id
    where u.email = ${email} order by f.created_at`;

describe('an authenticator app that was set up in an old session', () => {
  it('confirms nothing there, also with a later code or a new token', async () => {
    const { email, stolen, app } = await attack();
    expect(await attempt(email, stolen)).toEqual([]);
    const later = await enterCode(stolen, app, 1);
    expect(await attempt(email, later)).toEqual([]);
    expect(await attempt(email, (await refresh(later)).body as Session)).toEqual([]);
  });

  it('confirms nothing with the token of before its removal, nor with another app', async () => {
    const { email, stolen, app } = await attack();
    const second = await enroll(stolen);
    const both = await enterCode(stolen, second);
    for (const { id } of [second, app]) {
      const { status } = await send(
        `auth/v1/factors/${id}`,
        {},
        { token: both.access_token, method: 'DELETE' },
      );
      expect(status).toBe(200);
      expect(await attempt(email, both)).toEqual([]);
      if (id === second.id) await enterCode(stolen, app, 1);
    }
    expect(await readFactors(email)).toEqual([]);
  });

  it('confirms nothing there beside the app of the owner', async () => {
    const email = await addAccount();
    const own = await signIn(email);
    const app = await enroll(own);
    const confirmed = await enterCode(own, app);
    await ageSessions(email, month);
    const stolen = (await refresh(confirmed)).body as Session;
    const second = await enroll(stolen);
    expect(await attempt(email, await enterCode(stolen, second))).toEqual([]);
  });

  it('is removed by a recovery link alone', async () => {
    const { email, stolen } = await attack();
    const withPassword = await signIn(email);
    const state = { is_on: true, is_confirmed: false, is_late: true };
    expect(await call('my_second_factor', withPassword)).toMatchObject({
      body: { ...state, is_from_mail: false },
    });
    expect(await call('remove_late_app', withPassword)).toMatchObject({ status: 403 });
    const linked = await openRecoveryLink(email);
    expect(await call('my_second_factor', linked)).toMatchObject({
      body: { ...state, is_from_mail: true },
    });

    expect(await call('remove_late_app', linked)).toMatchObject({ status: 204 });

    expect(await readFactors(email)).toEqual([]);
    expect(await refresh(stolen)).toMatchObject({ status: 400 });
    expect(await call('export_my_data', stolen)).toMatchObject({ status: 401 });
    expect(await call('export_my_data', linked)).toMatchObject({ status: 200 });
  });
});
