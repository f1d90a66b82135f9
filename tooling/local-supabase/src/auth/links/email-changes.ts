import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../auth-request.ts';
import { findUserByEmail, type UserRecord } from '../users/user-record.ts';
import { createOneTimeToken, endTokens, isPkce, readRedirect } from './one-time-tokens.ts';

/** The result of the first of two confirmations. */
export const acceptedMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Mails the links of a change of email. Throws if another account has the address. */
export async function mailEmailChange(
  context: AuthContext,
  call: AuthCall,
  { user, newEmail }: { user: UserRecord; newEmail: string },
): Promise<void> {
  const { sql, settings, mails, mailer } = context;
  if (await findUserByEmail(sql, newEmail)) {
    const message = 'A user with this email address has already been registered';
    throw new AuthError(422, 'email_exists', message);
  }
  mails.count(user.email_change_sent_at);
  const email = user.email ?? '';
  const options = { isPkce: isPkce(call) };
  const toNew = createOneTimeToken(newEmail, options);
  const toCurrent = settings.confirmsBothEmails ? createOneTimeToken(email, options) : null;
  await sql`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = now(), updated_at = now(),
      email_change_confirm_status = 0, email_change_token_new = ${toNew.hash},
      email_change_token_current = ${toCurrent?.hash ?? ''}
    where id = ${user.id}`;
  const change = { email, newEmail, next: readRedirect(call, settings) };
  if (toCurrent) await mailer.sendEmailChange({ ...change, to: email, token: toCurrent });
  await mailer.sendEmailChange({ ...change, to: newEmail, token: toNew });
}

/** Records the first of two confirmations; false if this is the last one. */
export async function recordFirstConfirmation(
  { sql, settings }: AuthContext,
  id: string,
  hashes: readonly string[],
): Promise<boolean> {
  if (!settings.confirmsEmails || !settings.confirmsBothEmails) return false;
  const { count } = await sql`
    update auth.users set email_change_confirm_status = 1,
      email_change_token_current = case when email_change_token_current = any (${hashes}) then '' else email_change_token_current end,
      email_change_token_new = case when email_change_token_new = any (${hashes}) then '' else email_change_token_new end
    where id = ${id} and email_change_confirm_status = 0
      and (email_change_token_current = any (${hashes}) or email_change_token_new = any (${hashes}))`;
  return count > 0;
}

/** Gives the account its new email; false if that has happened meanwhile. */
export async function completeEmailChange(
  { sql }: AuthContext,
  id: string,
  hashes: readonly string[],
): Promise<boolean> {
  const changed = await sql`
    with changed as (
      update auth.users set email = email_change, email_change = '', ${endTokens(sql)},
        email_change_confirm_status = 0, updated_at = now(), email_confirmed_at = coalesce(email_confirmed_at, now()),
        raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', email_change, 'email_verified', true)
      where id = ${id} and (email_change_token_current = any (${hashes}) or email_change_token_new = any (${hashes}))
      returning id, email
    ), identity as (
      update auth.identities i set updated_at = now(),
        identity_data = i.identity_data || jsonb_build_object('email', c.email, 'email_verified', true)
      from changed c where i.user_id = c.id and i.provider = 'email'
    )
    select id from changed`;
  return changed.length > 0;
}
