import { randomUUID } from 'node:crypto';
import { AuthError, validationError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { toObject, toText, type AuthCall } from '../auth-request.ts';
import { createOneTimeToken, mailLink } from '../links/one-time-tokens.ts';
import { mailEmailChange } from '../links/email-changes.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { readEmail } from '../users/email-address.ts';
import { findUser, findUserByEmail } from '../users/user-record.ts';
import { writeAccounts } from '../users/write-accounts.ts';

/** `POST /recover`: says nothing of whether the address has an account. */
export async function recover(context: AuthContext, call: AuthCall) {
  const email = toText(call.fields.email);
  if (!email) throw validationError('Password recovery requires an email');
  const user = await findUserByEmail(context.sql, readEmail(email));
  if (user) await mailLink(context, call, { user, kind: 'recovery' });
  return {};
}

/** `POST /resend`: the mail of a sign-up or of a change of email once more. */
export async function resend(context: AuthContext, call: AuthCall) {
  const [email, type] = [toText(call.fields.email), toText(call.fields.type)];
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw validationError('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email) throw validationError('Type provided requires an email address');
  const user = await findUserByEmail(context.sql, readEmail(email));
  if (!user) return {};
  if (type === 'signup' && !user.confirmed_at) {
    await mailLink(context, call, { user, kind: 'confirmation' });
  }
  if (type === 'email_change' && user.email_change) {
    await mailEmailChange(context, call, { user, newEmail: user.email_change });
  }
  return {};
}

/** `POST /otp` and `POST /magiclink`: a link to sign in, which creates an account unless that is not wanted. */
export async function mailSignIn(context: AuthContext, call: AuthCall) {
  const { sql } = context;
  const { email, phone, create_user } = call.fields;
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const address = readEmail(toText(email));
  const known = await findUserByEmail(sql, address);
  if (!known && (create_user === false || !context.settings.isSignUpOpen)) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const id = known?.id ?? randomUUID();
  if (!known) {
    const metadata = toObject(call.fields.data);
    await writeAccounts(sql, [{ id, email: address, confirmedAt: null, metadata }]);
  }
  const user = known ?? (await findUser(sql, sql`u.id = ${id}`));
  if (user) {
    const kind = user.confirmed_at ? 'magic_link' : 'confirmation';
    await mailLink(context, call, { user, kind });
  }
  return {};
}

/** `GET /reauthenticate`: a code with which a password is changed in an old session. */
export async function reauthenticate(context: AuthContext, { request }: AuthCall) {
  const { sql, mails, mailer } = context;
  const { user } = await authenticate(request, context);
  const email = user.email ?? '';
  mails.count(user.reauthentication_sent_at);
  const token = createOneTimeToken(email);
  await sql`
    update auth.users set reauthentication_token = ${token.hash}, reauthentication_sent_at = now()
    where id = ${user.id}`;
  await mailer.sendReauthentication(email, token.code);
  return {};
}
