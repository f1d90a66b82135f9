import { getCredentials } from '../../identity/caller.ts';
import type { Sql } from '../../postgres/connect.ts';
import { AuthError } from '../auth-error.ts';
import { userColumn, type UserRecord } from '../users/user-record.ts';
import { badToken, type AccessTokens } from './access-token.ts';
import { sessionNotFound } from './sessions.ts';

/** Who calls, and in which session. */
export type Caller = {
  user: UserRecord;
  session: { id: string; aal: string; isRecent: boolean; isFromMail: boolean };
};

type Options = { sql: Sql; tokens: AccessTokens };

/** The person and the session of a request's token. Throws if there is none, or if they ended. */
export async function authenticate(request: Request, { sql, tokens }: Options): Promise<Caller> {
  const { token = '' } = getCredentials(request);
  // A key is the token of nobody.
  if (token === '' || token.startsWith('sb_')) throw badToken('invalid claim: missing sub claim');
  const { sub, session_id } = await tokens.verify(token);
  if (typeof sub !== 'string') throw badToken('invalid claim: missing sub claim');
  const sessionId = typeof session_id === 'string' ? session_id : null;
  const [row] = await sql<{ user: UserRecord; session: Caller['session'] | null }[]>`
    select ${userColumn(sql)} as user, case when s.id is not null then jsonb_build_object(
      'id', s.id, 'aal', coalesce(s.aal, 'aal1'),
      'isRecent', s.created_at > now() - interval '24 hours',
      'isFromMail', exists (
        select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = 'otp')) end as session
    from auth.users u left join auth.sessions s on s.id = ${sessionId} and s.user_id = u.id
    where u.id = ${sub}`;
  if (!row) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!row.session) throw sessionNotFound();
  if (row.user.is_banned) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user: row.user, session: row.session };
}
