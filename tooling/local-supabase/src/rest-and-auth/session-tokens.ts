import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type { Sql } from '../postgres/connect.ts';
import { listFactors } from './second-factor/factors.ts';

type Options = { sql: Sql; jwtSecret: string };
type Caller = { ipAddress: string; userAgent: string | null };
type Method = { method: string; timestamp: number };
type User = { id: string; aud: string };

/**
 * Hosted Supabase records in each access token how and when its session started and was confirmed (`amr`, `aal`), in each session who
 * uses it, and in each user the second factors. The local service does not, so its responses are completed before they are sent.
 */
export function createSessionTokens({ sql, jwtSecret }: Options) {
  /** Newest first, as on hosted Supabase. */
  async function getMethods(sessionId: string): Promise<Method[]> {
    return sql<Method[]>`
      select floor(extract(epoch from m.at))::integer as timestamp, m.method
      from (
        select s.created_at::timestamptz as at, case when exists (
          select from auth.mfa_amr_claims c
          where c.session_id = s.id and c.authentication_method = 'otp'
        ) then 'otp' else 'password' end as method
        from auth.sessions s where s.id = ${sessionId}
        union all
        select c.updated_at, c.authentication_method from auth.mfa_amr_claims c
        where c.session_id = ${sessionId} and c.authentication_method <> 'otp'
      ) m order by m.at desc`;
  }

  async function recordUse(sessionId: string, { ipAddress, userAgent }: Caller): Promise<string> {
    const [session] = await sql<{ aal: string }[]>`
      update auth.sessions set aal = coalesce(aal, 'aal1'), user_agent = ${userAgent},
        ip = nullif(${ipAddress}, '')::inet
      where id = ${sessionId} returning aal`;
    return session?.aal ?? 'aal1';
  }

  async function reissueToken(token: string, caller: Caller): Promise<string> {
    const claims = decodeJwt(token);
    const sessionId = String(claims.session_id);
    const aal = await recordUse(sessionId, caller);
    const methods = await getMethods(sessionId);
    const { alg = 'HS256', ...header } = decodeProtectedHeader(token);
    return new SignJWT({ ...claims, aal, amr: methods.map((method) => ({ ...method })) })
      .setProtectedHeader({ ...header, alg })
      .sign(new TextEncoder().encode(jwtSecret));
  }

  async function addFactors(user: User): Promise<User> {
    const factors = await listFactors(sql, user.id);
    return factors.length > 0 ? { ...user, ...{ factors } } : user;
  }

  return {
    /** The auth service's response, with its token and its user completed, if it contains them. */
    async complete(response: Response, caller: Caller): Promise<Response> {
      const headers = new Headers(response.headers);
      const location = headers.get('location');
      const tokenInLink = location && /[#&]access_token=([^&]+)/.exec(location)?.[1];
      if (tokenInLink) {
        const token = await reissueToken(tokenInLink, caller);
        headers.set('location', location.replace(tokenInLink, token));
        return new Response(null, { status: response.status, headers });
      }
      const body: unknown = response.ok
        ? await response
            .clone()
            .json()
            .catch(() => null)
        : null;
      if (!hasToken(body) && !isUser(body)) return response;
      headers.delete('content-length');
      if (!hasToken(body))
        return Response.json(await addFactors(body), { status: response.status, headers });
      const access_token = await reissueToken(body.access_token, caller);
      const user = isUser(body.user) ? await addFactors(body.user) : body.user;
      const completed = { ...body, access_token, user };
      return Response.json(completed, { status: response.status, headers });
    },
  };
}

function hasToken(body: unknown): body is { access_token: string; user?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    typeof body.access_token === 'string'
  );
}

function isUser(body: unknown): body is User {
  return (
    typeof body === 'object' &&
    body !== null &&
    'id' in body &&
    typeof body.id === 'string' &&
    'aud' in body
  );
}
