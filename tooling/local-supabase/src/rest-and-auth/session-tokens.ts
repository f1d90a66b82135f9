import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type { Sql } from '../postgres/connect.ts';

type Options = { sql: Sql; jwtSecret: string };
type Method = { method: string; timestamp: number };

/**
 * Hosted Supabase records in each access token how and when its session started (`amr`), and a refresh does not change it. The local
 * service does not, so its tokens are signed again with the claim before they are sent.
 */
export function createSessionTokens({ sql, jwtSecret }: Options) {
  async function getMethods(sessionId: unknown): Promise<Method[]> {
    if (typeof sessionId !== 'string') return [];
    return sql<Method[]>`
      select floor(extract(epoch from s.created_at::timestamptz))::integer as timestamp,
        case when exists (
          select from auth.mfa_amr_claims c
          where c.session_id = s.id and c.authentication_method = 'otp'
        ) then 'otp' else 'password' end as method
      from auth.sessions s where s.id = ${sessionId}`;
  }

  async function reissueToken(token: string): Promise<string> {
    const claims = decodeJwt(token);
    const methods = await getMethods(claims.session_id);
    const { alg = 'HS256', ...header } = decodeProtectedHeader(token);
    return new SignJWT({ ...claims, amr: methods.map((method) => ({ ...method })) })
      .setProtectedHeader({ ...header, alg })
      .sign(new TextEncoder().encode(jwtSecret));
  }

  return {
    /** The auth service's response, with the claim added to its token, if it contains one. */
    async complete(response: Response): Promise<Response> {
      const headers = new Headers(response.headers);
      const location = headers.get('location');
      const tokenInLink = location && /[#&]access_token=([^&]+)/.exec(location)?.[1];
      if (tokenInLink) {
        headers.set('location', location.replace(tokenInLink, await reissueToken(tokenInLink)));
        return new Response(null, { status: response.status, headers });
      }
      const body: unknown = response.ok
        ? await response
            .clone()
            .json()
            .catch(() => null)
        : null;
      if (!hasToken(body)) return response;
      headers.delete('content-length');
      const access_token = await reissueToken(body.access_token);
      return Response.json({ ...body, access_token }, { status: response.status, headers });
    },
  };
}

function hasToken(body: unknown): body is { access_token: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'access_token' in body &&
    typeof body.access_token === 'string'
  );
}
