import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

const { url, key } = api;
const password = 'correct horse battery';
type Session = { access_token: string; refresh_token: string; user: { id: string } };

const emails: string[] = [];
afterAll(async () => {
  await sql`delete from auth.users where email = any(${emails})`;
});

async function send(path: string, body: object, { token = key, method = 'POST' } = {}) {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as unknown };
}

const signIn = async (email: string) =>
  (await send('auth/v1/token?grant_type=password', { email, password })).body as Session;

async function addAccount() {
  const email = `${randomUUID()}@example.com`;
  emails.push(email);
  await send('auth/v1/signup', { email, password, data: { name: 'Someone' } });
  return email;
}

const call = (name: string, { access_token: token }: Session, body: object = {}) =>
  send(`rest/v1/rpc/${name}`, body, { token });
const refresh = ({ refresh_token }: Session) =>
  send('auth/v1/token?grant_type=refresh_token', { refresh_token });

it('a session that is ended elsewhere gets no new token, and exports nothing with its old one', async () => {
  const email = await addAccount();
  const [here, there] = [await signIn(email), await signIn(email)];
  const { body } = await call('my_sessions', here);
  const sessions = body as { id: string; is_current: boolean; user_agent: string }[];
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(sessions[0]?.user_agent).toBe('Mozilla/5.0 (X11; Linux x86_64)');
  expect((await call('export_my_data', there)).status).toBe(200);

  for (const { id, is_current } of sessions)
    if (!is_current) expect((await call('end_session', here, { id })).status).toBe(204);

  expect(await call('export_my_data', there)).toMatchObject({
    status: 401,
    body: { code: 'session_not_found' },
  });
  expect((await refresh(there)).status).toBe(400);
  expect((await refresh(here)).status).toBe(200);
});

it('all other sessions end at once', async () => {
  const email = await addAccount();
  const [here, there] = [await signIn(email), await signIn(email)];
  expect((await call('end_other_sessions', here)).status).toBe(204);
  expect((await refresh(there)).status).toBe(400);
  expect((await refresh(here)).status).toBe(200);
});

it('a change of email begins within 15 minutes of a sign-in or a code', async () => {
  const email = await addAccount();
  const session = await signIn(email);
  const change = async () => {
    const { status } = await send(
      'auth/v1/user',
      { email: `${randomUUID()}@example.com` },
      { token: session.access_token, method: 'PUT' },
    );
    const [row] = await sql<{ email_change: string | null }[]>`
      select nullif(email_change, '') as email_change from auth.users where id = ${session.user.id}`;
    await sql`
      update auth.users set email_change = '' where id = ${session.user.id}`;
    return { status, isBegun: typeof row?.email_change === 'string' };
  };
  const startedAgo = (time: string) =>
    sql`update auth.sessions set created_at = now() - ${time}::text::interval where user_id = ${session.user.id}`;

  await startedAgo('15 minutes');
  await sql`delete from auth.mfa_amr_claims where session_id in (
    select id from auth.sessions where user_id = ${session.user.id})`;
  expect(await change()).toMatchObject({ status: 500, isBegun: false });
  await startedAgo('14 minutes');
  expect(await change()).toEqual({ status: 200, isBegun: true });
  await startedAgo('1 hour');
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method)
    select id, 'totp' from auth.sessions where user_id = ${session.user.id}`;
  expect(await change()).toEqual({ status: 200, isBegun: true });
});
