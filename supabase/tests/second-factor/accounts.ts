import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { api } from '../support/backend/backend.ts';
import { sql } from '../support/world.ts';

const { url, key } = api;
export const password = 'correct horse battery';
export type Session = { access_token: string; refresh_token: string; user: { id: string } };
export type App = { id: string; secret: string };

const emails: string[] = [];

/** For `afterAll` of a file: the accounts that it added, whose rows are committed. */
export async function removeAccounts() {
  await sql`delete from auth.users where email = any(${emails.splice(0)})`;
}

/** Calls the API as a browser does, with the publishable key. */
export async function send(path: string, body?: object, { token = key, method = 'POST' } = {}) {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as unknown };
}

export const call = (name: string, { access_token: token }: Session, body: object = {}) =>
  send(`rest/v1/rpc/${name}`, body, { token });

/** Signs up; the email of the account. */
export async function addAccount() {
  const email = `${randomUUID()}@example.com`;
  emails.push(email);
  await send('auth/v1/signup', { email, password, data: { name: 'Someone' } });
  return email;
}

export const signIn = async (email: string) =>
  (await send('auth/v1/token?grant_type=password', { email, password })).body as Session;

export const refresh = ({ refresh_token }: Session) =>
  send('auth/v1/token?grant_type=refresh_token', { refresh_token });

/** Makes the sessions of an account so many minutes older, as if they had begun and been confirmed then. */
export async function ageSessions(email: string, minutes: number) {
  await sql`
    with aged as (
      update auth.sessions s set created_at = now() - make_interval(mins => ${minutes})
      from auth.users u where u.id = s.user_id and u.email = ${email} returning s.id
    )
    update auth.mfa_amr_claims c set updated_at = now() - make_interval(mins => ${minutes})
    from aged where c.session_id = aged.id`;
}

/** A session that began with a password so many minutes ago, with a token that says so; the account has no other. */
export async function signInAgo(email: string, minutes: number) {
  const session = await signIn(email);
  await ageSessions(email, minutes);
  return (await refresh(session)).body as Session;
}

/** The session of a link that was just mailed for a new password. */
export async function openRecoveryLink(email: string) {
  await send('auth/v1/recover', { email });
  const [row] = await sql<{ token: string }[]>`
    select recovery_token as token from auth.users where email = ${email}`;
  const link = { type: 'recovery', token_hash: row?.token };
  return (await send('auth/v1/verify', link)).body as Session;
}

/** Sets up an authenticator app without our pages. */
export async function enroll({ access_token: token }: Session): Promise<App> {
  const fields = { factor_type: 'totp', friendly_name: randomUUID() };
  const { body } = await send('auth/v1/factors', fields, { token });
  const { id, totp } = body as { id: string; totp: { secret: string } };
  return { id, secret: totp.secret };
}

/** Enters a code of the app, of a later step for each further one; the session with its new tokens. */
export async function enterCode({ access_token: token }: Session, { id, secret }: App, steps = 0) {
  const path = `auth/v1/factors/${id}`;
  const challenge = await send(`${path}/challenge`, {}, { token });
  const timestamp = Date.now() + steps * 30_000;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const { id: challenge_id } = challenge.body as { id: string };
  return (await send(`${path}/verify`, { challenge_id, code }, { token })).body as Session;
}
