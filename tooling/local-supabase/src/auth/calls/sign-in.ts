import { AuthError, validationError } from '../auth-error.ts';
import { openSession, toDevice, type AuthContext } from '../auth-context.ts';
import { toText, type AuthCall } from '../auth-request.ts';
import { renewSession } from '../sessions/sessions.ts';
import { matches } from '../users/passwords.ts';
import { userColumn, type UserRecord } from '../users/user-record.ts';

/** `POST /token`: a session for a password, or new tokens for a refresh token. */
export async function getTokens(context: AuthContext, call: AuthCall) {
  const { fields, url } = call;
  switch (url.searchParams.get('grant_type')) {
    case 'password':
      return signIn(context, call);
    case 'refresh_token': {
      const token = toText(fields.refresh_token);
      const renewed = await renewSession(context.sql, token, toDevice(call));
      return context.tokens.issue({ ...renewed, origin: url.origin });
    }
    case 'pkce':
      if (toText(fields.auth_code) && toText(fields.code_verifier)) {
        throw new AuthError(
          404,
          'flow_state_not_found',
          'invalid flow state, no valid flow state found',
        );
      }
      throw validationError(
        'invalid request: both auth code and code verifier should be non-empty',
      );
    case 'id_token': {
      const message = 'Provider (issuer "https://accounts.google.com") is not enabled';
      throw new AuthError(400, 'provider_disabled', message);
    }
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function signIn(context: AuthContext, call: AuthCall) {
  const { fields, ipAddress } = call;
  const [email, phone] = [toText(fields.email), toText(fields.phone)];
  if (email && phone) {
    throw validationError('Only an email address or phone number should be provided on login.');
  }
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) throw validationError('missing email or phone');
  const user = await context.passwordAttempts.attempt(toKey(ipAddress, email), () =>
    checkPassword(context, email, toText(fields.password)),
  );
  if (context.settings.confirmsEmails && !user.confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const session = await openSession(context, call, { user, method: 'password' });
  return { ...session, weak_password: null };
}

/** Whose attempts are counted together. */
export function toKey(ipAddress: string, email: string): string {
  return `${ipAddress} ${email.trim().toLowerCase()}`;
}

/** The account with this email and this password. Throws if there is none, after the same time. */
async function checkPassword({ sql, hashCost }: AuthContext, email: string, password: string) {
  const [row] = await sql<{ user: UserRecord; isRight: boolean }[]>`
    select case when u.id is not null then ${userColumn(sql)} end as user, ${matches(sql, password, hashCost)} as "isRight"
    from (select) one left join auth.users u on u.email = ${email.toLowerCase()} and not u.is_sso_user`;
  if (!row?.isRight) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (row.user.is_banned) throw new AuthError(400, 'user_banned', 'User is banned');
  return row.user;
}

/** Whether this is the caller's password. */
export async function isOwnPassword(
  { sql, hashCost }: AuthContext,
  userId: string,
  password: string,
): Promise<boolean> {
  const [row] = await sql<{ is_right: boolean }[]>`
    select ${matches(sql, password, hashCost)} as is_right from auth.users u where u.id = ${userId}`;
  return row?.is_right ?? false;
}
