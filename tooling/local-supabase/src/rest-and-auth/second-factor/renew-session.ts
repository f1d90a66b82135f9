import { publishableKey } from '../../identity/keys.ts';
import type { Sql } from '../../postgres/connect.ts';
import { authFailure } from '../auth-failure.ts';
import type { Forward } from './factor-caller.ts';

type Options = { sql: Sql; forward: Forward; request: Request; id: string };

/** New tokens for a session that has its second factor now; its earlier refresh tokens, which may be known to others, end. */
export async function renewSession({ sql, forward, request, id }: Options): Promise<Response> {
  const [current] = await sql<{ token: string }[]>`
    select token from auth.refresh_tokens
    where session_id = ${id} and not revoked order by created_at desc, id desc limit 1`;
  if (!current) {
    const message = 'Session from session_id claim in JWT does not exist';
    return authFailure(403, 'session_not_found', message);
  }
  const headers = { 'content-type': 'application/json', apikey: publishableKey };
  const body = JSON.stringify({ refresh_token: current.token });
  const url = new URL('/auth/v1/token?grant_type=refresh_token', request.url);
  const response = await forward(new Request(url, { method: 'POST', headers, body }));
  if (!response.ok) return response;
  const { refresh_token } = (await response.clone().json()) as { refresh_token: string };
  await sql`delete from auth.refresh_tokens where session_id = ${id} and token <> ${refresh_token}`;
  return response;
}
