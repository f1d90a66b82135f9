import { getCredentials, identify } from '../../identity/caller.ts';
import type { Sql } from '../../postgres/connect.ts';
import { authFailure } from '../auth-failure.ts';

type Forward = (request: Request) => Promise<Response>;
type Options = {
  sql: Sql;
  jwtSecret: string;
  /** Whether this is the password for that email address; a Response if it cannot be checked now. */
  checkPassword: (email: string, password: string) => Promise<boolean | Response>;
};
type Session = {
  id: string;
  user_id: string;
  email: string;
  has_password: boolean;
  is_recent: boolean;
  is_from_mail: boolean;
};

/**
 * What hosted Supabase requires to change a password with "secure password change" and "require current password" on: a session
 * from the last 24 hours, and the current password unless an email link started the session. All other sessions end with the change.
 */
export function createPasswordChanges({ sql, jwtSecret, checkPassword }: Options) {
  async function getSession(request: Request): Promise<Session | undefined> {
    const caller = await identify(getCredentials(request), jwtSecret);
    const id = caller?.claims.session_id;
    if (typeof id !== 'string') return undefined;
    const [session] = await sql<Session[]>`
      select s.id, s.user_id, u.email, u.encrypted_password is not null as has_password,
        s.created_at::timestamptz > now() - interval '24 hours' as is_recent,
        exists (
          select from auth.mfa_amr_claims c
          where c.session_id = s.id and c.authentication_method = 'otp'
        ) as is_from_mail
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${id}`;
    return session;
  }

  async function validateChange(
    session: Session,
    currentPassword: unknown,
  ): Promise<Response | null> {
    if (!session.is_recent) {
      return authFailure(
        400,
        'reauthentication_needed',
        'Password update requires reauthentication',
      );
    }
    if (!session.has_password || session.is_from_mail) return null;
    const sentence = 'Current password required when setting new password.';
    if (typeof currentPassword !== 'string' || currentPassword === '') {
      return authFailure(400, 'current_password_required', sentence);
    }
    const isCorrect = await checkPassword(session.email, currentPassword);
    if (isCorrect instanceof Response) return isCorrect;
    return isCorrect ? null : authFailure(400, 'current_password_invalid', sentence);
  }

  return {
    async change(request: Request, forward: Forward): Promise<Response> {
      const { password, current_password } = await readFields(request);
      const session = password === undefined ? undefined : await getSession(request);
      if (!session) return forward(request);
      const rejection = await validateChange(session, current_password);
      if (rejection) return rejection;
      const response = await forward(request);
      if (response.ok) await endOtherSessions(sql, session);
      return response;
    },

    /** Records which sessions were started by a link or a code from an email. */
    async verify(request: Request, forward: Forward): Promise<Response> {
      const response = await forward(request);
      const token = await getAccessToken(response);
      const caller = token && (await identify({ key: undefined, token }, jwtSecret));
      if (caller && typeof caller.claims.session_id === 'string') {
        await sql`
          insert into auth.mfa_amr_claims (session_id, authentication_method)
          values (${caller.claims.session_id}, 'otp')`;
      }
      return response;
    },
  };
}

async function endOtherSessions(sql: Sql, { id, user_id }: Session) {
  await sql.begin(async (transaction) => {
    await transaction`
      delete from auth.refresh_tokens
      where user_id::text = ${user_id} and session_id is distinct from ${id}`;
    await transaction`delete from auth.sessions where user_id = ${user_id} and id <> ${id}`;
  });
}

async function getAccessToken(response: Response): Promise<string | undefined> {
  const location = response.headers.get('location');
  if (location) {
    return new URLSearchParams(location.split('#')[1]).get('access_token') ?? undefined;
  }
  const { access_token } = response.ok ? await readFields(response) : {};
  return typeof access_token === 'string' ? access_token : undefined;
}

async function readFields(message: Request | Response): Promise<Record<string, unknown>> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
