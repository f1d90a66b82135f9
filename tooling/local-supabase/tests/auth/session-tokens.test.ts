import { decodeJwt } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(() => sql.end());

const getMethods = (token = '') => decodeJwt<{ amr?: unknown }>(token).amr;
const now = () => Math.floor(Date.now() / 1000);

it('a token contains how and when its session started, for a password', async () => {
  const before = now();
  const { email, token } = await backend.person();
  const { data } = await backend.client().auth.signInWithPassword({ email, password });

  for (const each of [token, data.session?.access_token]) {
    const methods = getMethods(each) as { method: string; timestamp: number }[];
    expect(methods).toEqual([{ method: 'password', timestamp: expect.any(Number) as number }]);
    expect(methods[0]?.timestamp).toBeGreaterThanOrEqual(before);
    expect(methods[0]?.timestamp).toBeLessThanOrEqual(now());
  }
});

it('a refresh returns a valid token with the original sign-in time', async () => {
  const { client, id } = await backend.person();
  await sql`
    update auth.mfa_amr_claims c set updated_at = now() - interval '2 days'
    from auth.sessions s where s.id = c.session_id and s.user_id = ${id}`;

  const { data } = await client.auth.refreshSession();
  const methods = getMethods(data.session?.access_token) as { timestamp: number }[];

  expect(methods[0]?.timestamp).toBeLessThan(now() - 47 * 3600);
  expect((await client.auth.getUser()).data.user?.id).toBe(id);
  expect((await client.rpc('who_am_i')).data).toMatchObject({ id });
});

it('a token from an email contains that, for its code and its link', async () => {
  const { email } = await backend.person();
  const client = backend.client();
  await client.auth.resetPasswordForEmail(email);
  const { code = '' } = (await backend.findMail(email)) ?? {};

  const { data } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });

  expect(getMethods(data.session?.access_token)).toMatchObject([{ method: 'otp' }]);
});

it('a session contains the address and the browser of its last use', async () => {
  const { email } = await backend.person();
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const post = async (grant: string, userAgent: string, body: unknown) => {
    const response = await fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { ...headers, 'user-agent': userAgent },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { access_token: string; refresh_token: string };
  };
  const find = async (token: string) => {
    const { session_id } = decodeJwt<{ session_id: string }>(token);
    const [session] = await sql`
      select aal, user_agent, host(ip) as ip, refreshed_at is not null as is_refreshed
      from auth.sessions where id = ${session_id}`;
    return session;
  };

  const signedIn = await post('password', 'Firefox/140', { email, password });
  const known = { aal: 'aal1', ip: '127.0.0.1' };
  expect(await find(signedIn.access_token)).toEqual({
    ...known,
    user_agent: 'Firefox/140',
    is_refreshed: false,
  });

  const { refresh_token } = signedIn;
  const refreshed = await post('refresh_token', 'Firefox/141', { refresh_token });
  expect(await find(refreshed.access_token)).toEqual({
    ...known,
    user_agent: 'Firefox/141',
    is_refreshed: true,
  });
});
