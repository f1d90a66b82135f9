import { randomUUID } from 'node:crypto';
import { sql } from './world.ts';
import { api } from './backend/backend.ts';

export type Body = Record<string, unknown>;

/** Sends a request to the API with this token; as a visitor without one. */
export async function send(path: string, body?: Body, { token = '', method = 'POST' } = {}) {
  const { url, key } = api;
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: {
      ...{ apikey: key, authorization: `Bearer ${token || key}` },
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** Gives this account a password, and signs it in; the token. */
export async function signIn(email: string): Promise<string> {
  const password = 'correct horse battery';
  const fresh = `${randomUUID()}@example.com`;
  await send('auth/v1/signup', { email: fresh, password, data: { name: 'Someone' } });
  await sql`
    update auth.users u set encrypted_password = f.encrypted_password
    from auth.users f where f.email = ${fresh} and u.email = ${email}`;
  await sql`delete from auth.users where email = ${fresh}`;
  const { text } = await send('auth/v1/token?grant_type=password', { email, password });
  return (JSON.parse(text) as { access_token: string }).access_token;
}
