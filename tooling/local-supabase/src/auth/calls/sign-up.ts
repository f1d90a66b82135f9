import { randomUUID } from 'node:crypto';
import { AuthError, validationError } from '../auth-error.ts';
import { openSession, type AuthContext } from '../auth-context.ts';
import { toObject, toText, type AuthCall } from '../auth-request.ts';
import { mailLink } from '../links/one-time-tokens.ts';
import { readEmail } from '../users/email-address.ts';
import { requireStrength } from '../users/passwords.ts';
import { findUser, findUserByEmail, toUser, type UserRecord } from '../users/user-record.ts';
import { writeAccounts } from '../users/write-accounts.ts';

/** `POST /signup`: an account, and a session unless the email has to be confirmed first. */
export async function signUp(context: AuthContext, call: AuthCall) {
  const { sql, settings } = context;
  const { email, password } = readCredentials(context, call);
  const known = await findUserByEmail(sql, email);
  if (known?.confirmed_at) return refuseKnown(known, settings.confirmsEmails);
  // What is known of an account that nobody confirmed stays: whoever signed up first may be its owner.
  const user = known ?? (await addAccount(context, call, { email, password }));
  if (!settings.confirmsEmails) {
    // As a new row, whose computed columns were not read.
    return openSession(context, call, {
      user: { ...user, confirmed_at: null },
      method: 'password',
    });
  }
  await mailLink(context, call, { user, kind: 'confirmation' });
  return toUser((await findUser(sql, sql`u.id = ${user.id}`)) ?? user);
}

function readCredentials({ settings }: AuthContext, { fields }: AuthCall) {
  const [email, phone] = [toText(fields.email), toText(fields.phone)];
  const password = toText(fields.password);
  if (!settings.isSignUpOpen) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!email && !phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!password) throw validationError('Signup requires a valid password');
  requireStrength(password, settings.minPasswordLength);
  if (email && phone) {
    throw validationError('Only an email address or phone number should be provided on signup.');
  }
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  return { email: readEmail(email), password };
}

type Credentials = { email: string; password: string };

async function addAccount(
  { sql, settings, hashCost }: AuthContext,
  { fields }: AuthCall,
  credentials: Credentials,
): Promise<UserRecord> {
  const [id, now] = [randomUUID(), new Date()];
  const confirmedAt = settings.confirmsEmails ? null : now;
  const metadata = toObject(fields.data);
  const account = { id, ...credentials, confirmedAt, createdAt: now, metadata };
  const [added] = await writeAccounts(sql, [account], { hashCost });
  const user = added === id ? await findUser(sql, sql`u.id = ${id}`) : undefined;
  if (!user) throw alreadyExists();
  return user;
}

/** Where emails are confirmed, nobody hears whether an address has an account: an account that does not exist is described. */
function refuseKnown({ email, recovery_sent_at }: UserRecord, confirmsEmails: boolean) {
  if (!confirmsEmails) throw alreadyExists();
  const now = new Date().toISOString();
  return {
    ...{ id: randomUUID(), aud: 'authenticated', role: '', email, phone: '' },
    ...(recovery_sent_at && { recovery_sent_at }),
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function alreadyExists(): AuthError {
  return new AuthError(422, 'user_already_exists', 'User already registered');
}
