import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { changePassword, deleteMyAccount, exportMyData } from '../src/account/account.ts';
import {
  changeEmail,
  confirmApp,
  confirmPassword,
  createRecoveryCodes,
  endOtherSessions,
  endSession,
  enrollApp,
  enterAppCode,
  enterRecoveryCode,
  getNewEmail,
  hasSecondFactor,
  isConfirmedByApp,
  removeSecondFactor,
  securityQueries,
} from '../src/security/index.ts';
import type { DataClient } from '../src/client/types.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { signIn } from '../src/session/sign-in/auth.ts';
import { newcomer, openBrowser } from './backend.ts';

const password = 'showcase';
const read = createQueryClient();

/** The code that the app shows now, or so many steps of 30 seconds later; each code counts once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function getSession(client: DataClient) {
  return (await client.auth.getSession()).data.session;
}

async function readFactor(client: DataClient) {
  const query = securityQueries(client).secondFactor(await getSession(client));
  return read.fetchQuery({ ...query, staleTime: 0 });
}

/** Someone who has set up an app with its code of the step before this one. */
async function newcomerWithApp() {
  const person = await newcomer('Mia');
  const { factorId, secret, uri } = await enrollApp(person.client, 'Bolt Showcase');
  await confirmApp(person.client, { factorId, code: codeOf(secret, -1) });
  return { ...person, secret, uri };
}

describe('an authenticator app', () => {
  it('is set up, and confirms the session', async () => {
    const { client } = await newcomer('Mia');
    await enrollApp(client, 'Bolt Showcase');
    const { factorId, secret, uri } = await enrollApp(client, 'Bolt Showcase');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bolt%20Showcase:/);
    await expect(confirmApp(client, { factorId, code: '12' })).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });
    expect(await readFactor(client)).toMatchObject({ is_on: false });

    await confirmApp(client, { factorId, code: codeOf(secret) });

    const session = await getSession(client);
    expect(hasSecondFactor(session?.user ?? null)).toBe(true);
    expect(session && isConfirmedByApp(session)).toBe(true);
    expect(await readFactor(client)).toMatchObject({
      is_on: true,
      is_confirmed: true,
      codes_left: 0,
    });
  });

  it('is needed after a new sign-in for what cannot be undone', async () => {
    const { email, secret } = await newcomerWithApp();
    const client = openBrowser();
    const authUser = await signIn(client, { email, password });
    expect(hasSecondFactor(authUser)).toBe(true);
    const session = await getSession(client);
    expect(session && isConfirmedByApp(session)).toBe(false);
    const needed = { kind: 'second-factor-needed' };

    await expect(exportMyData(client)).rejects.toMatchObject(needed);
    await expect(changeEmail(client, 'x@example.com')).rejects.toMatchObject(needed);
    await expect(
      deleteMyAccount(client, { email, password: null, confirmation: email }),
    ).rejects.toMatchObject(needed);
    await enterAppCode(client, codeOf(secret, 0));

    expect(await exportMyData(client)).toMatchObject({ second_factor: true });
  });

  it('does not have to be entered again to change the password', async () => {
    const { client, email } = await newcomerWithApp();
    await changePassword(client, { email, currentPassword: password, password: 'another one' });

    const session = await getSession(client);
    expect(session && isConfirmedByApp(session)).toBe(true);
    expect((await signIn(openBrowser(), { email, password: 'another one' })).email).toBe(email);
  });

  it('has no code if there is none', async () => {
    const { client } = await newcomer('Mia');
    await expect(enterAppCode(client, '123456')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a recovery code', () => {
  it('replaces the app once, and lets it be removed', async () => {
    const { client: phone, email } = await newcomerWithApp();
    const [code = '', ...others] = await createRecoveryCodes(phone);
    expect(others).toHaveLength(9);
    const client = openBrowser();
    await signIn(client, { email, password });
    await expect(enterRecoveryCode(client, 'wrong')).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });
    await enterRecoveryCode(client, code);
    expect(await readFactor(client)).toMatchObject({
      is_on: true,
      is_confirmed: true,
      codes_left: 9,
    });
    await expect(enterRecoveryCode(client, code)).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });

    await removeSecondFactor(client);

    expect(hasSecondFactor((await getSession(client))?.user ?? null)).toBe(false);
    expect(await exportMyData(client)).toMatchObject({ recovery_codes: null });
    expect((await (await phone.loadSupabase()).auth.refreshSession()).error).not.toBeNull();
  });
});

describe('sessions', () => {
  const list = async (client: DataClient, id: string) =>
    read.fetchQuery({ ...securityQueries(client).sessions(id), staleTime: 0 });

  it('are listed and ended', async () => {
    const { client, id, email } = await newcomer('Mia');
    const [one, two] = [openBrowser(), openBrowser()];
    await signIn(one, { email, password });
    await signIn(two, { email, password });
    const sessions = await list(client, id);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);

    // The last one that signed in is the first of the others.
    await endSession(client, sessions[1]?.id ?? '');
    expect((await (await two.loadSupabase()).auth.refreshSession()).error).not.toBeNull();
    expect((await (await one.loadSupabase()).auth.refreshSession()).error).toBeNull();
    await endOtherSessions(client);
    expect((await (await one.loadSupabase()).auth.refreshSession()).error).not.toBeNull();
    expect(await list(client, id)).toHaveLength(1);
  });

  it('stay one when the password is confirmed again', async () => {
    const { client, id, email } = await newcomer('Mia');
    const [before] = await list(client, id);

    await confirmPassword(client, { email, password });

    const sessions = await list(client, id);
    expect(sessions).toMatchObject([{ is_current: true }]);
    expect(sessions[0]?.id).not.toBe(before?.id);
  });
});

it('a new email waits for both confirmations', async () => {
  const { client, email } = await newcomer('Mia');
  const newEmail = `${crypto.randomUUID()}@example.com`;
  await changeEmail(client, newEmail);

  const user = (await getSession(client))?.user;
  expect(user?.email).toBe(email);
  expect(user && getNewEmail(user)).toBe(newEmail);
  const other = await newcomer('Noah');
  await expect(changeEmail(client, other.email)).rejects.toMatchObject({ kind: 'conflict' });
});
