import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/index.ts';
import { password } from '../../support/backend.ts';
import { confirmApp, enrollApp, holdClock } from '../../support/auth/authenticator.ts';
import { openBackend } from '../../support/open-backend.ts';
import { getToken, signIn } from '../../support/auth/sign-in.ts';

holdClock();
const backend = await openBackend({ siteUrl: 'http://localhost:3000' });
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(async () => {
  vi.useRealTimers();
  await sql.end();
});

describe('a session', () => {
  it('is asked for at the next sign-in', async () => {
    const { client, email } = await backend.person();
    const app = await enrollApp(client);
    const next = await signIn(backend, email);

    const before = await next.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await confirmApp(next, app)).error).toBeNull();

    const after = await next.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  });

  it('ends the sessions without one, but not a confirmed session; the refresh token from before gives the confirmed one', async () => {
    const { client, email } = await backend.person();
    const app = await enrollApp(client);
    const [second, third] = [await signIn(backend, email), await signIn(backend, email)];
    const { data } = await second.auth.getSession();
    const ended = await getToken(third);

    expect((await confirmApp(second, app)).error).toBeNull();

    expect((await third.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await third.auth.getUser(ended)).error?.name).toBe('AuthSessionMissingError');
    const { refresh_token = '' } = data.session ?? {};
    const reused = await backend.client().auth.refreshSession({ refresh_token });
    expect(reused.error).toBeNull();
    const { data: level } = await second.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
    for (const each of [client, second]) {
      expect((await each.auth.refreshSession()).error).toBeNull();
    }
  });

  it('removes what was enrolled and never confirmed', async () => {
    const { client } = await backend.person();
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Left' });
    const { factorId } = await enrollApp(client);

    const { data } = await client.auth.mfa.listFactors();

    expect(data?.all.map(({ id }) => id)).toEqual([factorId]);
  });

  it('that is removed leaves a session like any other', async () => {
    const { client, id } = await backend.person();
    const { factorId } = await enrollApp(client);

    const { data, error } = await client.auth.mfa.unenroll({ factorId });
    await client.auth.refreshSession();

    expect({ data, error }).toEqual({ data: { id: factorId }, error: null });
    expect(decodeJwt(await getToken(client))).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    expect((await client.auth.getUser()).data.user).not.toHaveProperty('factors');
    expect(await sql`select from auth.mfa_factors where user_id = ${id}`).toHaveLength(0);
  });

  it.each([{ email: `other-${randomUUID()}@example.com` }, { password: 'another password' }])(
    'is asked for before %j changes',
    async (change) => {
      const { client, email } = await backend.person();
      const app = await enrollApp(client);
      const { auth } = await signIn(backend, email);
      const all = { ...change, ...('password' in change && { current_password: password }) };

      const { error } = await auth.updateUser(all);

      expect({ code: error?.code, status: error?.status }).toEqual({
        code: 'insufficient_aal',
        status: 401,
      });
      expect((await auth.updateUser({ email, data: { name: 'Ada' } })).error).toBeNull();
      await confirmApp({ auth }, app);
      expect((await auth.updateUser(all)).error).toBeNull();
    },
  );

  it('belongs to its person', async () => {
    const [ada, ben] = [await backend.person('Ada'), await backend.person('Ben')];
    const { factorId } = await enrollApp(ada.client);

    for (const attempt of [
      ben.client.auth.mfa.unenroll({ factorId }),
      ben.client.auth.mfa.challenge({ factorId }),
    ]) {
      const { error } = await attempt;
      expect({ code: error?.code, status: error?.status }).toEqual({
        code: 'mfa_factor_not_found',
        status: 404,
      });
    }
    expect((await ben.client.auth.getUser()).data.user).not.toHaveProperty('factors');
  });
});
