import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../src/index.ts';
import { failAuth } from '../../support/auth/auth-failure.ts';
import { addApp, enrollApp, holdClock } from '../../support/auth/authenticator.ts';
import { password } from '../../support/backend.ts';
import { openBackend } from '../../support/open-backend.ts';

holdClock();
const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(async () => {
  vi.useRealTimers();
  await sql.end();
});

describe('enrolling is rejected', () => {
  it.each([
    [{ factor_type: 'phone', phone: '1' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'letter' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
    [{ factor_type: 1 }, 400, 'bad_json'],
  ])('for %j', async (body, status, error_code) => {
    const { token } = await backend.person();
    expect(await failAuth(backend, 'POST', 'factors', { token, body })).toMatchObject({
      status,
      error_code,
    });
  });

  it('for a name that another factor has, also at the same time', async () => {
    const { token, client } = await backend.person();
    const body = { factor_type: 'totp', friendly_name: 'Phone' };
    const enroll = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });

    const results = await Promise.all([enroll(), enroll(), enroll()]);

    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await failAuth(backend, 'POST', 'factors', { token, body })).toEqual({
      status: 422,
      error_code: 'mfa_factor_name_conflict',
      msg: 'A factor with the friendly name "Phone" for this user already exists',
    });
  });

  it('for an eleventh factor, until those of which nothing came are gone', async () => {
    const { token, id } = await backend.person();
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), ${id}, 'Phone ' || n, 'totp', 'unverified', now(), now() from generate_series(1, 10) n`;
    const body = { factor_type: 'totp', friendly_name: 'Last' };

    expect(await failAuth(backend, 'POST', 'factors', { token, body })).toMatchObject({
      status: 422,
      error_code: 'too_many_enrolled_mfa_factors',
    });
    await sql`update auth.mfa_factors set created_at = now() - interval '6 minutes' where user_id = ${id}`;
    const { auth } = backend.client();
    await auth.setSession({ access_token: token, refresh_token: 'none' });
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('in a session that lacks the second factor', async () => {
    const { client, email } = await backend.person();
    const { factorId } = await enrollApp(client);
    const { data } = await backend.client().auth.signInWithPassword({ email, password });
    const token = data.session?.access_token ?? '';

    const body = { factor_type: 'totp', friendly_name: 'Mine now' };
    expect(await failAuth(backend, 'POST', 'factors', { token, body })).toMatchObject({
      status: 403,
      error_code: 'insufficient_aal',
    });
    expect(await failAuth(backend, 'DELETE', `factors/${factorId}`, { token })).toMatchObject({
      status: 422,
      error_code: 'insufficient_aal',
    });
  });
});

describe('a call about factors is rejected', () => {
  it('without a session', async () => {
    expect(
      await failAuth(backend, 'POST', 'factors', { body: { factor_type: 'totp' } }),
    ).toMatchObject({
      status: 403,
      error_code: 'bad_jwt',
    });
    const token = 'not.a.token';
    expect(await failAuth(backend, 'DELETE', `factors/${randomUUID()}`, { token })).toMatchObject({
      status: 403,
      error_code: 'bad_jwt',
    });
  });

  it('in a session that has ended', async () => {
    const { client, token } = await addApp(backend);
    await client.auth.signOut();
    const body = { factor_type: 'totp', friendly_name: 'Late' };
    expect(await failAuth(backend, 'POST', 'factors', { token, body })).toMatchObject({
      status: 403,
      error_code: 'session_not_found',
    });
  });

  it.each([
    ['POST', 'factors/phone/challenge', 'validation_failed'],
    ['DELETE', 'factors/phone', 'validation_failed'],
    ['POST', `factors/${randomUUID()}/verify`, 'mfa_factor_not_found'],
    ['DELETE', `factors/${randomUUID()}`, 'mfa_factor_not_found'],
  ])('%s %s', async (method, path, error_code) => {
    const { token } = await backend.person();
    expect(await failAuth(backend, method, path, { token })).toMatchObject({
      status: 404,
      error_code,
    });
  });

  it.each([
    ['GET', 'factors'],
    ['PUT', `factors/${randomUUID()}`],
    ['POST', `factors/${randomUUID()}/steal`],
    ['POST', `factors/${randomUUID()}/verify/now`],
  ])('because %s %s does not exist', async (method, path) => {
    const { token } = await backend.person();
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
    const { status } = await fetch(`${backend.url}/auth/v1/${path}`, { method, headers });
    expect([404, 405]).toContain(status);
  });
});
