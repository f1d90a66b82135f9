import { getCredentials, identify } from '../../identity/caller.ts';
import type { Sql } from '../../postgres/connect.ts';
import { toText, type Fields } from '../accounts/auth-request.ts';
import { authFailure } from '../auth-failure.ts';

type Options = { sql: Sql; request: Request; fields: Fields; jwtSecret: string };

/** Whoever has a second factor changes the email and the password only in a session in which it was confirmed. */
export async function rejectChange(options: Options): Promise<Response | undefined> {
  const { sql, request, fields, jwtSecret } = options;
  const [email, password] = [toText(fields.email), toText(fields.password)];
  if (!email && !password) return undefined;
  const caller = await identify(getCredentials(request), jwtSecret);
  const { sub, session_id } = caller?.claims ?? {};
  if (typeof sub !== 'string' || typeof session_id !== 'string') return undefined;
  const [missing] = await sql<{ email: string | null }[]>`
    select u.email from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = ${sub} and s.id = ${session_id} and s.aal is distinct from 'aal2'
      and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')`;
  const isSameEmail = !email || email.toLowerCase() === missing?.email?.toLowerCase();
  if (!missing || (isSameEmail && !password)) return undefined;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return authFailure(401, 'insufficient_aal', message);
}
