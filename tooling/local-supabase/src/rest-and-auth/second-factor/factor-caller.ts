import { decodeJwt } from 'jose';
import { getCredentials } from '../../identity/caller.ts';
import type { Sql } from '../../postgres/connect.ts';
import { authFailure } from '../auth-failure.ts';

export type Forward = (request: Request) => Promise<Response>;
export type FactorCaller = { id: string; email: string; sessionId: string; isAal2: boolean };

type User = { id: string; email: string };

/** Who calls, and in which session; the service behind checks the token, and its rejection is returned as it is. */
export async function identifyFactorCaller(
  sql: Sql,
  request: Request,
  forward: Forward,
): Promise<FactorCaller | Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const response = await forward(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!response.ok) return response;
  const { id, email } = (await response.json()) as User;
  const { token = '' } = getCredentials(request);
  const { session_id: sessionId } = decodeJwt<{ session_id?: string }>(token);
  const [session] = await sql<{ id: string; is_aal2: boolean }[]>`
    select id, aal is not distinct from 'aal2' as is_aal2 from auth.sessions
    where id = ${sessionId ?? null} and user_id = ${id}`;
  if (!session) {
    const message = 'Session from session_id claim in JWT does not exist';
    return authFailure(403, 'session_not_found', message);
  }
  return { id, email, sessionId: session.id, isAal2: session.is_aal2 };
}
