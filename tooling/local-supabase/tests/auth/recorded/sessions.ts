import { newEmail, readHash, type Body, type Recorder } from './recorder.ts';

/** The password of everyone who signs up. */
export const password = 'long enough';

export type Account = Body & { email: string; access_token: string; refresh_token: string };

/** A new account that is signed in; its email is confirmed first where that is required. */
export async function signUp({ call, findMail }: Recorder): Promise<Account> {
  const email = newEmail();
  const fields = { email, password, data: { name: 'Robin' } };
  let { body } = await call('POST signup', { body: fields });
  if (!body.access_token) {
    const token_hash = readHash(await findMail(email));
    ({ body } = await call('POST verify', { body: { token_hash, type: 'signup' } }));
  }
  return toAccount(email, body);
}

export async function signIn({ call }: Recorder, email: string): Promise<Account> {
  const { body } = await call('POST token?grant_type=password', { body: { email, password } });
  return toAccount(email, body);
}

function toAccount(email: string, body: Body): Account {
  const { access_token = '', refresh_token = '' } = body;
  return { ...body, email, access_token, refresh_token };
}

type Claims = Record<string, unknown> & { amr?: { method: string; timestamp: number }[] };

export function readClaims(token = ''): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

/** How a session began and what it may do. */
export function readLevel(token = '') {
  const { amr, aal } = readClaims(token);
  return { amr, aal };
}

export const hasType = ({ token_type }: Body) => token_type;
export const hasId = ({ id }: Body) => typeof id;
export const refreshes = 'POST token?grant_type=refresh_token';
