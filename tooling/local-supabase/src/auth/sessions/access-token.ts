import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { AuthError } from '../auth-error.ts';
import { toUser, type UserRecord } from '../users/user-record.ts';

/** How a session began or was confirmed, and when (seconds); newest first. */
export type Method = { method: string; timestamp: number };
export type SessionState = { id: string; aal: string; methods: Method[] };

type Options = { jwtSecret: string; tokenSeconds: number };
type Issued = {
  user: UserRecord;
  session: SessionState;
  refreshToken: string;
  /** The address of the API. */
  origin: string;
};

/** Signs and checks access tokens. */
export function createAccessTokens({ jwtSecret, tokenSeconds }: Options) {
  const key = new TextEncoder().encode(jwtSecret);

  return {
    /** The response of the auth service for a session. */
    async issue({ user, session, refreshToken, origin }: Issued) {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + tokenSeconds;
      const returned = toUser(user);
      const { aud, role, email, phone, app_metadata, user_metadata, is_anonymous } = returned;
      const access_token = await new SignJWT({
        iss: `${origin}/auth/v1`,
        sub: user.id,
        ...{ aud, role, email, phone, app_metadata, user_metadata, is_anonymous },
        iat: issuedAt,
        exp: expiresAt,
        session_id: session.id,
        aal: session.aal,
        amr: session.methods,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
      return {
        access_token,
        token_type: 'bearer',
        expires_in: tokenSeconds,
        expires_at: expiresAt,
        refresh_token: refreshToken,
        user: returned,
      };
    },

    /** The claims of a token. Throws if it is forged or has expired. */
    async verify(token: string): Promise<JWTPayload> {
      try {
        return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
      } catch (error) {
        throw badToken(
          `invalid JWT: unable to parse or verify signature, ${explain(token, error)}`,
        );
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function badToken(message: string): AuthError {
  return new AuthError(403, 'bad_jwt', message);
}

function explain(token: string, error: unknown): string {
  if (token.split('.').length !== 3) {
    return 'token is malformed: token contains an invalid number of segments';
  }
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid';
  }
  return 'token is malformed';
}
