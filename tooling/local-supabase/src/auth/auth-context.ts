import type { Sql } from '../postgres/connect.ts';
import type { Mailer } from '../mailbox/mailer.ts';
import type { AuthCall } from './auth-request.ts';
import type { createAttemptLimiter } from './limits/attempt-limiter.ts';
import type { MailLimits } from './limits/mail-limits.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { startSession, type Device } from './sessions/sessions.ts';
import type { AuthSettings } from './settings/auth-settings.ts';
import type { UserRecord } from './users/user-record.ts';

type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/** The context of every call of the auth service. */
export type AuthContext = {
  sql: Sql;
  settings: AuthSettings;
  tokens: AccessTokens;
  mailer: Mailer;
  mails: MailLimits;
  passwordAttempts: AttemptLimiter;
  codeAttempts: AttemptLimiter;
  /** The cost of a password's bcrypt hash. */
  hashCost: number;
};

export function toDevice({ request, ipAddress }: AuthCall): Device {
  return { ipAddress, userAgent: request.headers.get('user-agent') };
}

/** Starts a session, and returns it as the auth service does. */
export async function openSession(
  { sql, tokens }: AuthContext,
  call: AuthCall,
  { user, method }: { user: UserRecord; method: 'password' | 'otp' },
) {
  const started = await startSession(sql, user, method, toDevice(call));
  return tokens.issue({ ...started, origin: call.url.origin });
}
