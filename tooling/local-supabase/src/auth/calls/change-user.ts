import { randomUUID } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { toObject, toText, type AuthCall } from '../auth-request.ts';
import { mailEmailChange } from '../links/email-changes.ts';
import { endTokens, possibleHashes } from '../links/one-time-tokens.ts';
import { authenticate, type Caller } from '../sessions/authenticate.ts';
import { readEmail } from '../users/email-address.ts';
import { hashOf, requireStrength } from '../users/passwords.ts';
import { findUser, toUser } from '../users/user-record.ts';
import { isOwnPassword, toKey } from './sign-in.ts';

/** `GET /user` */
export async function getUser(context: AuthContext, { request }: AuthCall) {
  return toUser((await authenticate(request, context)).user);
}

/** `PUT /user`: data, password and email of the caller. */
export async function changeUser(context: AuthContext, call: AuthCall) {
  const { sql, settings } = context;
  const { fields, request } = call;
  const caller = await authenticate(request, context);
  const { user } = caller;
  const password = toText(fields.password);
  const email = fields.email ? readEmail(toText(fields.email)) : '';
  const newEmail = email === user.email ? '' : email;
  if (fields.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (password) requireStrength(password, settings.minPasswordLength);
  if (password || newEmail) requireSecondFactor(caller);
  if (fields.phone) throw noPhones();
  if (password) await changePassword(context, call, caller);
  if (fields.data) await changeData(context, user.id, toObject(fields.data));
  if (newEmail) await mailEmailChange(context, call, { user, newEmail });
  return toUser((await findUser(sql, sql`u.id = ${user.id}`)) ?? user);
}

function noPhones(): AuthError {
  const details = { error_id: randomUUID() };
  return new AuthError(500, 'unexpected_failure', 'Unable to get SMS provider', details);
}

/** Whoever has a second factor changes the email and the password only in a session in which it was confirmed. */
function requireSecondFactor({ user, session }: Caller): void {
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (!hasFactor || session.aal === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

/** Fields that are null are removed. */
async function changeData({ sql }: AuthContext, id: string, data: object): Promise<void> {
  const removed = Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []));
  await sql`
    update auth.users set updated_at = now(),
      raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || ${sql.json(data as never)}) - ${removed}::text[]
    where id = ${id}`;
}

/** A new password ends the other sessions, and all that was mailed before. */
async function changePassword(context: AuthContext, call: AuthCall, caller: Caller): Promise<void> {
  const { sql, settings, hashCost } = context;
  const { user, session } = caller;
  const password = toText(call.fields.password);
  if (settings.needsRecentSession && !session.isRecent) await requireNonce(context, call, caller);
  const isKnown = !user.has_password || session.isFromMail;
  if (settings.needsCurrentPassword && !isKnown) await requirePassword(context, call, caller);
  if (user.has_password && (await isOwnPassword(context, user.id, password))) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  await sql`
    with changed as (
      update auth.users set encrypted_password = ${hashOf(sql, password, hashCost)}, updated_at = now(),
        ${endTokens(sql)}, confirmation_sent_at = null, recovery_sent_at = null, email_change_sent_at = null,
        phone_change_sent_at = null, reauthentication_sent_at = null
      where id = ${user.id} returning id
    )
    delete from auth.sessions s using changed where s.user_id = changed.id and s.id <> ${session.id}`;
}

async function requireNonce(context: AuthContext, { fields }: AuthCall, { user }: Caller) {
  const nonce = toText(fields.nonce);
  if (!nonce) {
    throw new AuthError(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  const { sql, settings, codeAttempts } = context;
  await codeAttempts.attempt(user.id, async () => {
    const isRight = await findUser(
      sql,
      sql`u.id = ${user.id} and u.reauthentication_token = any (${possibleHashes(user.email ?? '', nonce)})
        and u.reauthentication_sent_at > now() - make_interval(secs => ${settings.linkSeconds})`,
    );
    if (isRight) return;
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  });
}

async function requirePassword(context: AuthContext, call: AuthCall, { user }: Caller) {
  const sentence = 'Current password required when setting new password.';
  const current = toText(call.fields.current_password);
  if (!current) throw new AuthError(400, 'current_password_required', sentence);
  await context.passwordAttempts.attempt(toKey(call.ipAddress, user.email ?? ''), async () => {
    if (await isOwnPassword(context, user.id, current)) return;
    throw new AuthError(400, 'current_password_invalid', sentence);
  });
}
