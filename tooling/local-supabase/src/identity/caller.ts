import { jwtVerify } from 'jose';
import { publishableKey, secretKey } from './keys.ts';
import { anonymous } from './request-context.ts';
import type { Caller } from './request-context.ts';

export type Credentials = { key: string | undefined; token: string | undefined };

export const serviceRole: Caller = { role: 'service_role', claims: { role: 'service_role' } };

export function getCredentials(request: Request): Credentials {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const key =
    request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? undefined;
  return { key, token };
}

/** The caller that these credentials identify; undefined if a token is forged or has expired. */
export async function identify(
  { key, token }: Credentials,
  jwtSecret: string,
): Promise<Caller | undefined> {
  const isApiKey = token === undefined || token === key || token.startsWith('sb_');
  if (!isApiKey) return getCallerByToken(token, jwtSecret);
  return isSecret({ key, token }) ? serviceRole : anonymous;
}

/** Whether these credentials are the secret key, which bypasses every policy. */
export function isSecret({ key, token }: Credentials): boolean {
  return key === secretKey || token === secretKey;
}

export function isKnownKey(key: string | undefined): boolean {
  return key === publishableKey || key === secretKey;
}

async function getCallerByToken(token: string, jwtSecret: string): Promise<Caller | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
    });
    return { role: typeof payload.role === 'string' ? payload.role : 'anon', claims: payload };
  } catch {
    return undefined;
  }
}
